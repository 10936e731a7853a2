import { SQFT_PER_SQM, SQM_PER_ACRE } from '@manemitra/domain/area';
import type { FieldValues } from '../criteria.ts';
import { list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';
import { valueLinks } from './stating-words.ts';

/** Units of area in square feet. A gaj is a square yard, a guntha 121 of them, a cent 1/100 acre. */
export const areaUnits = phraseTable<number>([
  [
    1,
    list(`
      sqft; sq ft; sq . ft; sq . ft .; sq ft .; sft; s ft; sqfeet; sq feet; sqft .; sqfts;
      sq fts; sqf; square feet; square foot; square ft; squarefeet; sq foot; sfts;
      स्क्वायर फीट; स्क्वायर फुट; स्क्वेयर फीट; स्क्वेयर फुट; स्क्वेर फीट; स्क्वेर फुट; वर्ग फुट; वर्ग फीट; वर्गफुट; ಚದರ ಅಡಿ; ಚದರಡಿ; ಚದರಡಿಗಳ; ಸ್ಕ್ವೇರ್ ಫೀಟ್; ಸ್ಕ್ವೇರ್‌ಫೀಟ್; ಸ್ಕ್ವೇರ್ ಫುಟ್; ಸ್ಕ್ವಯರ್ ಫೀಟ್; ಸ್ಕ್ವೇರ್ಫೀಟ್; ಎಸ್‌ಎಫ್‌ಟಿ; chadara adi;
      chadaradi
    `),
  ],
  [
    SQFT_PER_SQM,
    list(`
      sqm; sq m; sq mtr; sq mtrs; sq meter; sq meters; sq metre; sq metres; square meter;
      square meters; square metre; square metres
    `),
  ],
  [
    9,
    list(`
      gaj; sq yard; sq yards; sq yd; sq yds; square yard; square yards; sqyd; sqyds; yards; गज
    `),
  ],
  [1089, list(`guntha; guntas; gunta; gunthas; ಗುಂಟೆ; gunte`)],
  [435.6, list(`cent; cents; ಸೆಂಟ್`)],
  [SQM_PER_ACRE * SQFT_PER_SQM, list(`acre; acres; ekre; एकड़; ಎಕರೆ`)],
]);

/** Which area is meant. */
export const areaBasisWords = phraseTable<FieldValues['area']['basis']>([
  [
    'carpet',
    list(`
      carpet area; carpet; of carpet; carpet only; rera carpet; rera carpet area; कारपेट;
      कार्पेट एरिया; कारपेट एरिया; ಕಾರ್ಪೆಟ್; ಕಾರ್ಪೆಟ್ ಏರಿಯಾ; ಕಾರ್ಪೆಟ್ ಏರಿಯ; ರೇರಾ ಕಾರ್ಪೆಟ್; ರೇರಾ ಕಾರ್ಪೆಟ್ ಏರಿಯಾ; usable area; usable
    `),
  ],
  [
    'super-built-up',
    list(`
      super built up area; super builtup area; superbuiltup area; super built up; super builtup;
      superbuiltup; super build up; super buildup; super area; sbua; sbu; sba; saleable area;
      saleable; salable area; built up area; built up; builtup; builtup area; buildup;
      build up area; सुपर बिल्ट अप; सुपर बिल्टअप; ಸೂಪರ್ ಬಿಲ್ಟ್ ಅಪ್; ಸೂಪರ್ ಬಿಲ್ಟ್‌ಅಪ್; ಬಿಲ್ಟ್ ಅಪ್; ಬಿಲ್ಟ್‌ಅಪ್; ಬಿಲ್ಟಪ್; ಸೂಪರ್ ಬಿಲ್ಟಪ್; super built - up; super built up
    `),
  ],
  [
    'plot',
    list(`
      plot area; land area; plot size; sqft land; sq ft land; sft land; site area; site size; land; sital area; plot; site
    `),
  ],
]);

/** Words that announce an area. */
export const areaLeads = phraseSet(list(`area; size; area of; size of; area is; built area; uds`));

/** "site 1500 sqft" and "10 gunta site" want a site, "site area 1500 sqft" only says which area. */
export const landNouns = wordSet('site plot land');

export const projectNouns = wordSet('project township community campus development projects');

/** Between a number and its unit: "1.5k sqft". */
export const thousands = wordSet('k thousand hazar hazaar savira saavira हज़ार हजार ಸಾವಿರ');

export const areaFillers = new Set([...valueLinks, 'area']);
