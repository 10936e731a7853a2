import { possessionStatusLabel } from '@manemitra/domain/labels';
import { formatDate } from '@manemitra/domain/dates';
import type { PossessionStatus } from '../criteria.ts';
import { beginsPeriod } from '../dates.ts';
import type { FieldLanguage } from '../field-language.ts';
import { beginsNumber } from '../numbers.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import {
  afterWords,
  durationLeads,
  possessionLeads,
  prepositionsBefore,
  statusWords,
} from '../words/possession-words.ts';
import { leadLength, readAfterDate, readByDate, readWithin } from './possession-dates.ts';

export const possession: FieldLanguage<'possession'> = {
  field: 'possession',
  readers: [
    {
      begins: (text) =>
        possessionLeads.has(text) ||
        statusWords.has(text) ||
        prepositionsBefore.has(text) ||
        beginsPeriod(text),
      read: readByDate,
    },
    {
      begins: (text) =>
        possessionLeads.has(text) ||
        statusWords.has(text) ||
        durationLeads.has(text) ||
        text === 'a' ||
        text === 'an' ||
        beginsNumber(text),
      read: readWithin,
    },
    { begins: (text) => statusWords.has(text) || possessionLeads.has(text), read: readStatus },
    { begins: (text) => possessionLeads.has(text) || afterWords.has(text), read: readAfterDate },
  ],
  say: ({ status, by }) => {
    const parts = [];
    if (status !== undefined)
      parts.push(SPOKEN[status] ?? possessionStatusLabel(status).toLowerCase());
    if (by !== undefined) parts.push(`ready by ${formatDate(by)}`);
    return parts.join(', ');
  },
  label: ({ status, by }) => {
    const parts = [];
    if (status !== undefined) parts.push(possessionStatusLabel(status));
    if (by !== undefined) parts.push(`Ready by ${formatDate(by)}`);
    return parts.join(', ');
  },
};

/** Said in a sentence without the comma of its label, which would part it. */
const SPOKEN: Partial<Record<PossessionStatus, string>> = {
  'built-oc-pending': 'built with OC pending',
};

function readStatus({ tokens }: Sentence, at: number): Reading | undefined {
  // "possession: ready"; but "ready" itself may lead to a date.
  const lead = lengthAt(statusWords, tokens, at) > 0 ? 0 : leadLength(tokens, at);
  const status = phraseAt(statusWords, tokens, at + lead);
  if (status === undefined) return undefined;
  return wish(lead + status.length, { field: 'possession', value: { status: status.value } });
}
