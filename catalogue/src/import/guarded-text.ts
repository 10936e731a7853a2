import { isDitto, isFormulaError, tellsNothing } from './cell.ts';

/**
 * An apostrophe before a text marks it as text. In CSV it keeps spreadsheets from running it as a formula; in any sheet it
 * keeps `NA` from meaning "not known" and `"` from meaning "as above". It is not part of the text.
 */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

function isMistakable(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  return (
    FORMULA.test(bare) ||
    tellsNothing(bare) ||
    isFormulaError(bare) ||
    isDitto(bare) ||
    /^'{2,}\.?$/.test(text)
  );
}

/** A text as a cell of any sheet; whoever writes CSV guards formulas besides. */
export const guarded = (text: string): string =>
  isMistakable(text) && (!FORMULA.test(text) || tellsNothing(text) || isDitto(text))
    ? `'${text}`
    : text;

export const unguarded = (cell: string): string =>
  cell.startsWith("'") && isMistakable(cell) ? cell.slice(1) : cell;
