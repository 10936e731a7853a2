import { wordSet } from '../tokens.ts';

export const maintenanceWords = wordSet('maintenance maintainance maintenence maint emi');

export const worksElsewhere = wordSet(`
  office work works working job company posted based settled staying stay stays live lives living native
  hometown parents family inlaws rehta rehte rehti kaam kelsa born transfer transferred
`);

export const wishesHere = wordSet(
  'want need looking buy buying flat villa plot site bhk house home apartment',
);

export const afterHome = wordSet('native based people client returnee');

/** Ahead of "rent": it is not what is looked for. */
export const rentDenials = wordSet('not no stop paying our my current');

/** Behind "rent" in Hindi and Kannada: it is not what is looked for. */
export const denials = wordSet('nahi nahin nhi mat alla beda bedaa नहीं मत ಅಲ್ಲ ಬೇಡ');
export const casesBehindRent = wordSet('pe par ka ke ki wala wale ge alli da पर का के ವಾಲಾ ಗೆ');

/** Behind another city: a road of ours, or what comes from there. */
export const namedAfterCities = wordSet('road highway expressway bank based client');
