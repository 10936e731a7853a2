import { list, phraseTable } from '../phrases.ts';
import { refusals } from './refusal-words.ts';
import { said } from './sided-marker.ts';
import type { SidedMarker } from './sided-marker.ts';
import { softenings } from './softening-words.ts';
import { withdrawals } from './withdrawal-words.ts';

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
  [
    said('instead', 'either'),
    list(`
      instead; rather
    `),
  ],
]);

/** "villa instead of flat" wants the first and not the second. */
export const insteadOfWords = phraseTable<true>([
  [
    true,
    [
      'replace',
      'replace the',
      'swap',
      'swap the',
      'instead of',
      'rather than',
      'in place of',
      'as opposed to',
      'in lieu of',
    ],
  ],
]);
