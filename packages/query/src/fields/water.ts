import { upperFirst } from '@manemitra/domain/first-letter';
import type { WaterSource } from '../criteria.ts';
import { orList } from '../field-language.ts';
import type { FieldLanguage } from '../field-language.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import { addingJoints, alternativeJoints } from '../words/joint-words.ts';
import { fine } from '../words/stance-words.ts';
import { statingWords } from '../words/stating-words.ts';
import { boredBehind, bothWords, waterNouns, waterSources } from '../words/water-words.ts';

export const water: FieldLanguage<'water'> = {
  field: 'water',
  readers: [{ begins: (text) => waterNouns.has(text) || waterSources.has(text), read: readWater }],
  // "no borewell, Cauvery water" wants the second, so a list of sources has no commas.
  say: (value) => `${value.in.map(spoken).join(' or ')} water`,
  label: (value) => {
    const text = `${orList(value.in.map(spoken))} water`;
    return upperFirst(text);
  },
};

/** "Cauvery or borewell water", "water source should be Cauvery". */
function readWater({ tokens }: Sentence, at: number): Reading | undefined {
  const found: WaterSource[] = [];
  const noun = lengthAt(waterNouns, tokens, at);
  let end = at + noun + (noun > 0 ? rowLength(statingWords, tokens, at + noun) : 0);
  const both = bothAt(tokens, end);
  if (both !== undefined) {
    return wish(both.end - at, {
      field: 'water',
      value: { in: both.sources },
      assumed: EITHER_SEARCHED,
    });
  }
  for (;;) {
    const joint = found.length > 0 && alternativeJoints.has(tokens[end]?.text ?? '') ? 1 : 0;
    const next = sourceAt(tokens, end + joint);
    if (next === undefined || (found.length > 0 && joint === 0)) break;
    found.push(next.value);
    end += joint + next.length;
  }
  if (found.length === 0) return undefined;
  for (;;) {
    const noun = lengthAt(waterNouns, tokens, end);
    if (noun === 0) break;
    end += noun;
  }
  const value = { in: [...new Set(found)] };
  const free = freeLength(tokens, end);
  if (free > 0) return wish(end + free - at, { field: 'water', value, strength: 'avoid' });
  return wish(end - at, { field: 'water', value });
}

/** "Bore" is a well, and what somebody is who has seen too many flats. */
function sourceAt(tokens: Sentence['tokens'], at: number) {
  const source = phraseAt(waterSources, tokens, at);
  const isBored =
    tokens[at]?.text === BORE &&
    source?.length === 1 &&
    boredBehind.has(tokens[at + 1]?.text ?? '');
  return isBored ? undefined : source;
}

const BORE = 'bore';

const EITHER_SEARCHED =
  'Homes with either of them are searched: ask each builder whether it has both.';

/** "Both borewell and Cauvery", "Cauvery + borewell dono ho": two sources that a home should have together. */
function bothAt(
  tokens: Sentence['tokens'],
  at: number,
): { sources: WaterSource[]; end: number } | undefined {
  const first = phraseAt(waterSources, tokens, at);
  if (first === undefined) return undefined;
  const joint = at + first.length;
  if (!addingJoints.has(tokens[joint]?.text ?? '')) return undefined;
  const second = phraseAt(waterSources, tokens, joint + 1);
  if (second === undefined || second.value === first.value) return undefined;
  let end = joint + 1 + second.length;
  end += lengthAt(waterNouns, tokens, end);
  const isBehind = bothWords.has(tokens[end]?.text ?? '');
  // "Cauvery aur borewell dono chalega": either will do.
  if (isBehind && lengthAt(fine, tokens, end + 1) > 0) return undefined;
  if (!isBehind && !bothWords.has(tokens[at - 1]?.text ?? '')) return undefined;
  return { sources: [first.value, second.value], end: isBehind ? end + 1 : end };
}

/** "tanker-free society" has none. */
function freeLength(tokens: Sentence['tokens'], at: number): number {
  const hyphen = tokens[at]?.text === '-' ? 1 : 0;
  return tokens[at + hyphen]?.text === 'free' ? hyphen + 1 : 0;
}

function spoken(source: WaterSource): string {
  return source === 'cauvery' ? 'Cauvery' : source;
}
