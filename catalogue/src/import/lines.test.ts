import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';

/** Each given as one piece, though no text could hold eight of the largest at once. */
async function* inPieces(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

it('keeps nothing of a line that is too long, however long it grows, and reads on', async () => {
  const huge = 'x'.repeat(2 ** 26);
  const pieces = ['first\nsecond', ...Array.from({ length: 9 }, () => huge), '\nthird'];
  const lines = [];
  for await (const line of linesOf(inPieces(pieces))) lines.push(line);
  expect(lines).toEqual([
    { line: 1, text: 'first' },
    { line: 2, text: undefined },
    { line: 3, text: 'third' },
  ]);
});
