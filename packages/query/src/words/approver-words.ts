import type { Approver } from '../criteria.ts';
import { list, phraseSet, phraseTable } from '../phrases.ts';

/** BBMP became the Greater Bengaluru Authority in September 2025; buyers still say both. */
export const approverWords = phraseTable<Approver>([
  ['BBMP', list(`bbmp; b b m p; bruhat bengaluru mahanagara palike; बीबीएमपी; बी बी एम पी; ಬಿಬಿಎಂಪಿ`)],
  ['GBA', list(`gba; greater bengaluru authority; greater bangalore authority; जीबीए; ಜಿಬಿಎ`)],
  [
    'BDA',
    list(`
      bda; bangalore development authority; bengaluru development authority; बीडीए; ಬಿಡಿಎ
    `),
  ],
  ['BMRDA', list(`bmrda; bmrd; bmrdaa; बीएमआरडीए; ಬಿಎಂಆರ್‌ಡಿಎ`)],
  ['BIAAPA', list(`biaapa; biappa; biapa; biaappa; ಬಿಐಎಎಪಿಎ`)],
  ['KIADB', list(`kiadb; kiadp; ಕೆಐಎಡಿಬಿ`)],
  [
    'local-planning-authority',
    list(`
      local planning authority; local planning authorities; lpa; town planning;
      anekal planning authority; hoskote planning authority
    `),
  ],
  [
    'panchayat',
    list(`
      panchayat; panchayath; panchayati; panchayt; gram panchayat; gram panchayath;
      grama panchayat; grama panchayath; gram panchayati; gp; पंचायत; ग्राम पंचायत; ಪಂಚಾಯತ್; ಪಂಚಾಯತಿ; ಪಂಚಾಯಿತಿ; ಪಂಚಾಯ್ತಿ; ಪಂಚಾಯತ; ಗ್ರಾಮ ಪಂಚಾಯಿತಿ;
      ಪಂಚಾಯಿತಿ; ಗ್ರಾಮ ಪಂಚಾಯತ್; ಗ್ರಾಮ ಪಂಚಾಯಿತಿ
    `),
  ],
]);

export const approvedWords = phraseSet(
  list(`
    approved; approval; approvals; aproved; approvd; apprvd; approved layout; approved plan;
    plan approved; plan sanction; sanctioned; sanction; limits; khata; approve; wala; अप्रूव्ड;
    स्वीकृत; अनुमोदित; ಅನುಮೋದಿತ; ಅನುಮೋದನೆ; ಅಪ್ರೂವ್ಡ್
  `),
);

export const approvalNouns = phraseSet(
  list(`approval; approvals; approved by; sanctioned by; authority`),
);
