import type { Whose } from './criteria.ts';
import { itemAt } from './people-item-at.ts';
import type { Item } from './people-item.ts';
import type { Sentence } from './reading.ts';
import { femaleWords, hindiAround, maleWords } from './words/people-item-words.ts';

/** Cuts a sentence into them; tokens that are taken by another wish are passed over. */
export function itemsOf(sentence: Sentence, isTaken: (token: number) => boolean): Item[] {
  const { tokens } = sentence;
  const items: Item[] = [];
  const last = new Map<string, Whose>();
  const isHindi = tokens.some(({ text }) => hindiAround.has(text));
  let at = 0;
  while (at < tokens.length) {
    if (isTaken(at)) {
      at++;
      continue;
    }
    const item = itemAt(sentence, at);
    if (item === undefined) {
      at++;
      continue;
    }
    const text = tokens[at]?.text ?? '';
    at = item.to;
    if (item.kind === 'who') {
      // "Hebbal me" is "in Hebbal", and "main" is a road in English.
      if (AMBIGUOUS.has(text) && (text === 'me') === isHindi) continue;
      const sex = femaleWords.has(text) ? 'she' : maleWords.has(text) ? 'he' : 'any';
      if (item.isPronoun) item.who = last.get(sex) ?? last.get('any') ?? 'partner';
      else if (item.who !== 'me') last.set(sex, item.who).set('any', item.who);
    }
    items.push(item);
  }
  return items.filter((_, index) => !isPossessor(items, index));
}

const AMBIGUOUS = new Set(['me', 'main']);

/** "my husband": of the two words the second says whose place it is. */
function isPossessor(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index], items[index + 1]];
  return (
    item?.kind === 'who' &&
    next?.kind === 'who' &&
    !next.isPronoun &&
    next.who !== 'me' &&
    next.from === item.to
  );
}
