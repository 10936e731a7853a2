import { wordSet } from '@manemitra/query/tokens';

const MEASURES = wordSet(`
  bhk bhks bedroom bedrooms bed kamre lakh lakhs laksha lac lacs crore crores cr koti karod km kms m ft sqft sq acre acres rupees rs k percent %
  pm am min mins minute minutes hour hours hr hrs day days week weeks month months year years floors saal varsha varshada
  baje ghante ghanta gante gantege nimisha dina din mahine tingalu बीएचके बेडरूम कमरे लाख करोड़ करोड किमी फीट प्रतिशत ಬಿಎಚ್ಕೆ ಬಿಎಚ್‌ಕೆ ಬೆಡ್ರೂಮ್ ಬೆಡ್‌ರೂಮ್ ಲಕ್ಷ ಕೋಟಿ ಕಿಮೀ ಅಡಿ ಪ್ರತಿಶತ बजे घंटे घंटा दिन महीने साल मिनट ಗಂಟೆ ಗಂಟೆಗೆ ನಿಮಿಷ ದಿನ ತಿಂಗಳು ವರ್ಷ
`);
/** Whether what follows a figure is measured by it. */
export const isMeasure = (text = ''): boolean => MEASURES.has(text);
