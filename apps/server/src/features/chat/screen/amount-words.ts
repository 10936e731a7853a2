import { wordSet } from '@manemitra/query/tokens';

export const thousands = wordSet('k thousand hazaar hazar savira saavira');
