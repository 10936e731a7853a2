import { wordSet } from '@manemitra/query/tokens';
import { beforeOpeners } from './form-words.ts';

/** What may stand beside "too costly" and says nothing more. */
export const besideComplaints = new Set([
  ...beforeOpeners,
  ...wordSet(`
    this these they all still way so very really for me us them those it are is looks seem seems quite ye yeh ye sab sabhi itna itne kaafi kafi mere hamare liye bhi bahut bahot hai hain lag raha rahe
    idu ivu ella tumba thumba nange namge nanage ashtu ishtu swalpa ide aytu aaytu ये यह सब इतना इतने काफी बहुत है हैं मेरे हमारे लिए थोड़ा ಇದು ಇವು ಎಲ್ಲ ಎಲ್ಲಾ ತುಂಬಾ ತುಂಬ ನನಗೆ ನಮಗೆ ಅಷ್ಟು ಇಷ್ಟು ಸ್ವಲ್ಪ ಇದೆ ಆಯ್ತು
  `),
]);
