import { isAllIn, isPriceIncluding } from './ranges.ts';

const DOUBT =
  /\?|~|\b(?:approx(?:imate(?:ly)?)?|tent(?:ative)?|indicative|tb[acd]|to be (?:confirmed|checked|verified|decided)|(?:to )?(?:check|verify|confirm)|not sure|unsure|unconfirmed|doubtful)\b\.?/i;
const BRACKETS = /[([]([^()[\]]*)[)\]]/g;

/** Headings that ask what their cells answer: `OC received?`. */
const ANSWERED = /^(?:y(?:es)?|no?|true|false|received|recd\.?|awaited|applied|pending)\b/i;

/**
 * What a heading doubts itself by: `all incl?` of `Price (all incl?)`, `tbc` of `Possession - tbc`; `cells` are those below it that tell
 * something. Undefined where it does not, or asks what they answer.
 */
export function doubtIn(heading: string, cells: readonly string[]): string | undefined {
  const inside = [...heading.matchAll(BRACKETS)].map(([, text = '']) => text.trim());
  const doubted = inside.find((text) => DOUBT.test(text));
  if (doubted !== undefined) return doubted;
  const [mark] = DOUBT.exec(heading) ?? [];
  const isQuestion = mark === '?' && cells.some((cell) => ANSWERED.test(cell.trim()));
  return isQuestion ? undefined : mark;
}

/** Whether it is in doubt what is in a price: a person must say it. */
export const doubtsWhatIsIn = (heading: string, cells: readonly string[]): boolean =>
  (isAllIn(heading) || isPriceIncluding(heading)) && doubtIn(heading, cells) !== undefined;
