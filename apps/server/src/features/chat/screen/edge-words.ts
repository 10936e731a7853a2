import { list, phraseTable } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';

/** From which end of the list a turn counts. */
export const fromEdges = phraseTable<'top' | 'end'>([
  [
    'top',
    list('from the top; from top; upar se; uppar se; melinda; melininda; ऊपर से; ಮೇಲಿಂದ; ಮೇಲಿನಿಂದ'),
  ],
  [
    'end',
    list(
      'from the bottom; from bottom; from the end; neeche se; niche se; aakhir se; last se; kelaginda; kelagininda; koneyinda; नीचे से; आखिर से; ಕೆಳಗಿನಿಂದ; ಕೆಳಗಿಂದ; ಕೊನೆಯಿಂದ',
    ),
  ],
]);

/** Between "both" and "first": "both of the top ones". */
export const joinsFew = wordSet('of the these those wale waale wali ye wo ये वो');
