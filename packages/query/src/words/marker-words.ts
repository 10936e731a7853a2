import { list, phraseTable } from '../phrases.ts';
import { refusals } from './refusal-words.ts';
import { said } from './sided-marker.ts';
import type { SidedMarker } from './sided-marker.ts';
import { softenings } from './softening-words.ts';
import { withdrawals } from './withdrawal-words.ts';

/** In the place of what was said before. */
export const insteadOfThat = list(`
  uski jagah; uske jagah; iski jagah; us ki jagah; uski jagah pe; uski jagah par; uske badle; uske badle me; uske badle mein; uske bajay; adara badlu; adara badalu; adara badalige; adra badlu; adara jaaga;
  उसकी जगह; इसकी जगह; उसके बदले; उसके बजाय; ಅದರ ಬದಲು; ಅದರ ಬದಲಿಗೆ; ಅದರ ಬದಲಾಗಿ
`);

/** Words that turn, soften or take back the wishes beside them, or join others to them. */
export const markerWords = phraseTable<SidedMarker>([
  ...refusals,
  ...softenings,
  ...withdrawals,
  [
    said('add', 'either'),
    list(`
      also; also add; also include; also show; add; add a; include; including; as well; too;
      bhi; plus; along with; kooda; kuda; saha; serisi; add madi; bhi dikhao; भी; ಕೂಡ; ಕೂಡಾ; ಸಹ;
      ಸೇರಿಸಿ
    `),
  ],
  [said('instead', 'either'), [...insteadOfThat, 'instead', 'rather']],
]);

/** "villa instead of flat" wants the first and not the second. */
export const insteadOfWords = phraseTable<true>([
  [
    true,
    list(
      `replace; replace the; swap; swap the; instead of; rather than; in place of; as opposed to; in lieu of`,
    ),
  ],
]);
