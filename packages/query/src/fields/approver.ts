import type { Approver } from '../criteria.ts';
import { orList } from '../field-language.ts';
import type { FieldLanguage } from '../field-language.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import { approvalNouns, approvedWords, approverWords } from '../words/approver-words.ts';
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
