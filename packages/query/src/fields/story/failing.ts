import { list, lengthAt, phraseSet } from '../../phrases.ts';
import type { Token } from '../../token.ts';
import { SIGNS } from './where-it-ends.ts';

/** "in case lift fails", "agar lift band ho jaye": what may break tells why, and is no wish. */
export function failingThing(tokens: readonly Token[], at: number): number {
  const opening = lengthAt(FAILING_OPENERS, tokens, at);
  if (opening === 0) return 0;
  for (let next = at + opening + 1; next <= at + opening + MOST_WORDS; next++) {
    if (SIGNS.has(tokens[next]?.text ?? '')) return 0;
    const fails = lengthAt(failing, tokens, next);
    if (fails > 0) return next + fails - at;
  }
  return 0;
}

/** "in case the old lift of the block fails" */
const MOST_WORDS = 5;

export const FAILING_OPENERS = phraseSet(
  list(`in case; in case the; just in case; if; if the; when; when the; agar; jab; अगर; जब`),
);

const failing = phraseSet(
  list(`
    fails; fail; failed; breaks; breaks down; break down; broke down; stops; stops working; stop working; is not working; isnt working; not working; is down; is out of order; gets stuck; goes off;
    band ho; band ho jaye; band ho gayi; band ho gaya; kharab ho; kharab ho jaye; kharab ho gayi; ruk jaye; nint hodre; kettu hodre; haalaadre; kettre;
    बंद हो जाए; ख़राब हो जाए; खराब हो जाए; ನಿಂತು ಹೋದ್ರೆ; ಕೆಟ್ಟು ಹೋದ್ರೆ; ಕೆಟ್ಟರೆ
  `),
);
