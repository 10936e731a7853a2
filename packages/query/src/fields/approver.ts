import type { Approver } from '../criteria.ts';
import { orList } from '../field-language.ts';
import type { FieldLanguage } from '../field-language.ts';
import { lengthAt, list, phraseAt, phraseSet, phraseTable, rowLength } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import { commaJoints } from '../words/joint-words.ts';
import { statingWords } from '../words/stating-words.ts';

export const approver: FieldLanguage<'approver'> = {
  field: 'approver',
  readers: [
    { begins: (text) => approvalNouns.has(text) || approverWords.has(text), read: readApprover },
  ],
  say: (value) => `${orList(value.in.map(spoken))} approved`,
  label: (value) => `${orList(value.in.map(spoken))} approved`,
};

/** BBMP became the Greater Bengaluru Authority in September 2025; buyers still say both. */
export const approverWords = phraseTable<Approver>([
  ['BBMP', list(`bbmp; b b m p; bruhat bengaluru mahanagara palike; बीबीएमपी; ಬಿಬಿಎಂಪಿ`)],
  ['GBA', list(`gba; greater bengaluru authority; greater bangalore authority; ಜಿಬಿಎ`)],
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

const approvedWords = phraseSet(
  list(`
    approved; approval; approvals; aproved; approvd; apprvd; approved layout; approved plan;
    plan approved; plan sanction; sanctioned; sanction; limits; khata; approve; wala; अप्रूव्ड;
    स्वीकृत; अनुमोदित; ಅನುಮೋದಿತ; ಅನುಮೋದನೆ; ಅಪ್ರೂವ್ಡ್
  `),
);

const approvalNouns = phraseSet(list(`approval; approvals; approved by; sanctioned by; authority`));

/** "BDA or BMRDA approved", "approval should be BDA". */
function readApprover({ tokens }: Sentence, at: number): Reading | undefined {
  const names: Approver[] = [];
  const noun = lengthAt(approvalNouns, tokens, at);
  let end = at + noun + (noun > 0 ? rowLength(statingWords, tokens, at + noun) : 0);
  for (;;) {
    const joint = names.length > 0 && commaJoints.has(tokens[end]?.text ?? '') ? 1 : 0;
    const name = phraseAt(approverWords, tokens, end + joint);
    if (name === undefined || (names.length > 0 && joint === 0)) break;
    names.push(name.value);
    end += joint + name.length;
  }
  if (names.length === 0) return undefined;
  if (tokens[end]?.text === '-') end += 1;
  end += lengthAt(approvedWords, tokens, end);
  if (tokens[end - 1]?.text === '-') end -= 1;
  return wish(end - at, { field: 'approver', value: { in: [...new Set(names)] } });
}

function spoken(name: Approver): string {
  if (name === 'local-planning-authority') return 'local planning authority';
  return name === 'panchayat' ? 'panchayat' : name;
}
