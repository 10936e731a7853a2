/** A line of JSON is one project; the longest real ones have a hundredth of this. */
export const LINE_MAX = 1_000_000;

export interface Line {
  /** Counted from 1. */
  line: number;
  /** `undefined` when it is longer than `LINE_MAX`: it is not kept. */
  text: string | undefined;
}

/** The lines of a text that comes in pieces of any size, each piece read once. */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<Line> {
  let parts: string[] = [];
  let length = 0;
  let line = 1;
  const take = (piece: string): void => {
    length += piece.length;
    if (length > LINE_MAX) parts = [];
    else parts.push(piece);
  };
  const finish = (): Line => {
    const whole = length > LINE_MAX ? undefined : parts.join('').replace(/\r$/, '');
    const finished = { line, text: whole };
    parts = [];
    length = 0;
    line += 1;
    return finished;
  };
  for await (const piece of text) {
    let from = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
      take(piece.slice(from, end));
      yield finish();
      from = end + 1;
    }
    if (from < piece.length) take(piece.slice(from));
  }
  if (length > 0) yield finish();
}
