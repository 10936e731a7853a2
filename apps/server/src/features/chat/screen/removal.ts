import { COMPARE_MIN } from '@manemitra/contract/limits';
import { andList } from '@manemitra/domain/list-words';
import type { FoundProperty } from '@manemitra/contract/found-property';
import type { Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import type { Answer, ChatRequest } from '../answer.ts';
import { asksOfProjects } from '../project/read-question.ts';
import { whichOne } from './ask-which.ts';
import { besidePointing } from './beside-pointing.ts';
import { errandOf } from './errand-words.ts';
import { isRelative } from './clause-marks.ts';
import type { Meant } from './meant.ts';
import { wordsBeside } from './pointing.ts';
import { namesOf } from './named-on-screen.ts';
import { removeVerbs, smallWords, outWords, takingVerbs } from './removal-words.ts';
import { meantBy } from './resolve.ts';
import { cardOf, type Shown } from './shown.ts';
import type { Turn } from './turn.ts';
import { isSign } from './in-clause.ts';
import { isTakenToShow } from './taken-to-show.ts';

interface OnScreen {
  shown: Shown;
  request: Pick<ChatRequest, 'prompt' | 'screen'>;
}

type Removal = { answer: Answer & { kind: 'errand' } } | { wish: string; isAsked: false };

/**
 * "Remove it", "dusra hata do", "hide that one": a project is taken out of the comparison, off the shortlist, or out of the list by a
 * wish for all but it. Undefined where more is said, as in "remove the gym".
 */
export function removalIn(
  tokens: readonly Token[],
  { shown, alone, request: { prompt, screen } }: Pick<Turn, 'shown' | 'alone' | 'request'>,
): Removal | undefined {
  const isTakenOut = tokens.some(({ text }) => outWords.has(text));
  const at = tokens.findIndex(
    ({ text }) => removeVerbs.test(text) || (isTakenOut && takingVerbs.has(text)),
  );
  if (at === -1 || isTakenToShow(tokens)) return undefined;
  const meant = meantBy(tokens, shown) ?? meantBy(tokens, shown, { isToDo: true, isOfOne: true });
  if (meant === undefined || meant.isAll) return undefined;
  const beside = wordsBeside(tokens, [...meant.spans, [at, at + 1]])
    .split(' ')
    .filter(Boolean);
  // "Adu beda, tegdu haaki" says it twice.
  const isSmall = beside.every(
    (word) => smallWords.has(word) || removeVerbs.test(word) || isKept(word),
  );
  const [from, to] = clauseAt(tokens, at);
  const beforeSign = wordsBeside(tokens.slice(0, to), [...meant.spans, [0, from], [at, at + 1]]);
  const isShort = beforeSign.split(' ').length <= MOST_BESIDE;
  const own = besidePointing(alone, tokens, meant.spans);
  // "It" may be a wish; what stands at a place in the list is a project, whatever else is said that wishes and asks for nothing.
  if (!isSmall && !(meant.isDefinite === true && isShort && saysNothing(beside, own))) {
    return undefined;
  }
  return takenOff(meant, tokens, { shown, request: { prompt, screen } });
}

/** What is meant, out of the comparison, off the shortlist or out of the list; undefined where nothing of the list is. */
export function takenOff(
  meant: Meant,
  tokens: readonly Token[],
  { shown, request: { prompt, screen } }: OnScreen,
): Removal | undefined {
  const { projects } = meant;
  const isOfShortlist = isOffShortlist(tokens, screen);
  if (shown.kind === 'list' && !isOfShortlist) {
    // Where nothing is pointed at, "remove that" is of a wish.
    if (projects.length > 0) return { wish: allBut(projects), isAsked: false };
    if (meant.isDefinite !== true) return undefined;
  }
  const answer: Answer =
    projects.length === 0
      ? whichOne(meant.missing ?? 'Which one do you mean?', prompt, shown)
      : removed(projects, shown, isOfShortlist);
  return { answer: { ...answer, errand: 'remove', kind: 'errand' } };
}

/** "Shortlist the second and third", "take the third off again". */
function isOffShortlist(tokens: readonly Token[], screen: ChatRequest['screen']): boolean {
  const isTakenOut = tokens.some(({ text }) => outWords.has(text));
  const words = isTakenOut ? [...tokens, ...tokenize(screen?.asked ?? '')] : tokens;
  return words.some(({ text }) => isKept(text) || text.startsWith('un'));
}

/** What is shortlisted, or saved. */
const isKept = (text: string): boolean => ['shortlist', 'save'].includes(errandOf(text) ?? '');

/** More words than these beside the verb say something of their own; a reason behind a sign may be long: "…, been there, hated it". */
const MOST_BESIDE = 6;

/** The clause that a word stands in, `[from, to)`. */
function clauseAt(tokens: readonly Token[], at: number): readonly [number, number] {
  const end = tokens.slice(at).findIndex(isSign);
  return [tokens.slice(0, at).findLastIndex(isSign) + 1, end === -1 ? tokens.length : at + end];
}

const saysNothing = (words: readonly string[], alone: Interpretation): boolean =>
  alone.constraints.length === 0 &&
  !words.some((word) => errandOf(word) !== undefined) &&
  !isRelative(tokenize(words.join(' '))) &&
  !asksOfProjects(words.join(' '));

const allBut = (projects: readonly FoundProperty[]): string =>
  projects.map(({ project: { name } }) => `not ${name}`).join(', ');

function removed(projects: readonly FoundProperty[], shown: Shown, isOfShortlist: boolean): Answer {
  const cards = projects.map(cardOf);
  const left = shown.projects.filter((one) => !projects.includes(one));
  if (shown.kind !== 'compare' || isOfShortlist) {
    return {
      message: `Off your shortlist: ${namesOf(projects)}.`,
      outcome: 'answered',
      cards,
      taps: [{ label: 'See my shortlist', href: '/dashboard/shortlist' }],
    };
  }
  const goesOn = left.length >= COMPARE_MIN;
  const ids = goesOn ? left.map(({ slug }) => encodeURIComponent(slug)).join(',') : '';
  const names = andList(left.map(({ project }) => project.name));
  return {
    message: goesOn
      ? `Without ${namesOf(projects)}: ${names}.`
      : `Without ${namesOf(projects)} there is nothing to compare${names === '' ? '' : ` ${names} with`}.`,
    outcome: 'answered',
    cards,
    taps: [
      {
        label: goesOn ? 'Compare these' : 'Compare others',
        href: `/dashboard/property-comparator${ids === '' ? '' : `?ids=${ids}`}`,
      },
    ],
  };
}
