import { wordSet } from '@manemitra/query/tokens';

/** Words that carry a degree or a likeness and say nothing of their own. */
export const CARRIERS = wordSet(`
  like this that something anything a bit little slightly any one ones options option show me than find to the metro station please pls but and more please give i want need us some it make kuch bere ಬೇರೆ ಇನ್ನಷ್ಟು thoda aur dikhao dikha do swalpa inna innu torsi thorisi torisi beku
  madi ide hai mujhe nanage in of is are there from namma कुछ थोड़ा और दिखाओ चाहिए ಸ್ವಲ್ಪ ಇನ್ನೂ ಇನ್ನು ಇದ ಅದ ಗಿಂತ ಇದಕ್ಕಿಂತ ಅದಕ್ಕಿಂತ ತೋರಿಸಿ ಬೇಕು मेट्रो ಮೆಟ್ರೋ ge ke se paas lemme let see look at zara jara to ko को के ज़रा जरा
`);
