import type { FoundProperty } from '@manemitra/contract/search';
import { andList } from '@manemitra/domain/list-words';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import { readQuestion } from '../project/read-question.ts';
import { byDegree, figureOf } from './figures.ts';
import type { Pointed } from './pointed.ts';
import { has } from './clause-words.ts';
import { groupIn, saysThose } from './few-said.ts';
import { whichWords } from './form-words.ts';
import { pointedBarelyIn, pointedIn } from './pointing.ts';
import { oneWords } from './pointing-words.ts';
import type { Shown } from './shown.ts';

/** What a sentence points at among what is shown, and what it says of that. */
export interface Meant {
  projects: FoundProperty[];
  /** All that is shown, or some of them by their place or name. */
  isAll: boolean;
  /** By a place in the list, a name or a figure, and not by "it" or "these", which may mean anything. */
  isDefinite?: boolean;
  /** What to ask where the pointing finds nothing. */
  missing?: string;
  spans: Pointed['spans'];
}

/** Undefined where a sentence points at nothing that is shown. */
export function meantBy(
  tokens: readonly Token[],
  shown: Shown,
  { isToDo = false, isOfOne = false } = {},
): Meant | undefined {
  const named = namedIn(tokens, shown);
  if (named !== undefined) return named;
  const pointed = pointedIn(tokens) ?? (isToDo ? pointedBarelyIn(tokens, isOfOne) : undefined);
  if (pointed === undefined) return undefined;
  const { pointing, spans } = pointed;
  const { projects, focus } = shown;
  switch (pointing.at) {
    case 'all':
      return spokenOf(tokens, shown, spans) ?? { projects, isAll: true, spans };
    case 'those':
      return (
        spokenOf(tokens, shown, spans) ??
        (focus.length > 0
          ? { projects: focus, isAll: false, spans }
          : { projects, isAll: true, spans })
      );
    case 'group': {
      // "OC of the first?", "and the second?", "compare both": those spoken of one after the other.
      const few = fewOf(pointing.count, shown);
      if (few !== undefined) return { projects: few, isAll: false, spans };
      // "Act or Airtel, both?": there are no two to be asked about.
      return isToDo
        ? { projects: [], isAll: false, spans, missing: 'Which ones do you mean?' }
        : undefined;
    }
    case 'middle': {
      const one = projects.length % 2 === 1 ? projects.at((projects.length - 1) / 2) : undefined;
      return one === undefined
        ? { projects: [], isAll: false, spans, missing: 'Which one do you mean?' }
        : { projects: [one], isAll: false, isDefinite: true, spans };
    }
    case 'beside': {
      const [last, ...others] = focus;
      if (last === undefined || others.length > 0) return undefined;
      const at = projects.findIndex(({ slug }) => slug === last.slug);
      const one = at === -1 ? undefined : projects[at + pointing.steps];
      return one === undefined
        ? { projects: [], isAll: false, spans, missing: 'Which one do you mean?' }
        : { projects: [one], isAll: false, isDefinite: true, spans };
    }
    case 'other': {
      const one = otherOf(shown);
      if (one === undefined && focus.length === 0) return undefined;
      return one === undefined
        ? { projects: [], isAll: false, spans, missing: 'Which one do you mean?' }
        : { projects: [one], isAll: false, isDefinite: true, spans };
    }
    case 'this': {
      // Beside an open page "this" is what it shows, whatever was spoken of before it was opened.
      const isOpen = shown.kind === 'project' && projects.length === 1;
      const one = !isOpen && focus.length === 1 ? focus : projects.length === 1 ? projects : [];
      const isOfAll = one.length === 0 && projects.length > 1 && spans.every(isPlural(tokens));
      if (isOfAll) return { projects, isAll: true, spans };
      return one.length === 1
        ? { projects: one, isAll: false, spans }
        : {
            projects: [],
            isAll: false,
            spans,
            missing: 'Which one do you mean?',
          };
    }
    case 'pick': {
      const among = amongOf(tokens, shown);
      // "The nearer of the two", where no two are known, is none of three.
      if (among === undefined) {
        return { projects: [], isAll: false, spans, missing: 'Which ones do you mean?' };
      }
      const { topics, places } = readQuestion(pointing.of);
      const picked = byDegree(among, figureOf(pointing.degree, topics, places))[0];
      return picked === undefined
        ? { projects: [], isAll: false, spans, missing: 'Which one do you mean?' }
        : { projects: [picked.project], isAll: false, isDefinite: true, spans };
    }
    case 'places': {
      const found = pointing.places.map((place) => projects.at(place));
      const known = found.filter((one) => one !== undefined);
      if (known.length === found.length)
        return { projects: [...new Set(known)], isAll: false, isDefinite: true, spans };
      return {
        projects: known,
        isAll: false,
        isDefinite: true,
        spans,
        missing: howManyAreShown(projects.length),
      };
    }
  }
}

/** "Which of them is cheaper", after one was spoken of, and then another: of those. */
function spokenOf(
  tokens: readonly Token[],
  { focus, spoken = [] }: Shown,
  spans: Pointed['spans'],
): Meant | undefined {
  const isOfThem = saysThose(tokens) && has(whichWords, tokens);
  return isOfThem && focus.length === 1 && spoken.length > 1
    ? { projects: spoken, isAll: false, spans }
    : undefined;
}

/** So many that are seen, or were spoken of together or one after the other. */
const fewOf = (count: number, shown: Shown): FoundProperty[] | undefined =>
  [shown.focus, askedOf(shown), shown.projects, (shown.spoken ?? []).slice(-count)].find(
    ({ length }) => length === count,
  );

/** Those that the question before was about. */
function askedOf(shown: Shown): FoundProperty[] {
  const { asked, ...rest } = shown;
  const meant = asked === undefined ? undefined : meantBy(tokenize(asked), rest);
  return meant?.isAll === false ? meant.projects : [];
}

/**
 * Those of which one is picked: "the cheaper of those two", "the cheaper of them", else all that is seen. Undefined where so many as are
 * said are neither seen nor were spoken of.
 */
function amongOf(tokens: readonly Token[], shown: Shown): FoundProperty[] | undefined {
  const { projects, focus, spoken = [] } = shown;
  const group = groupIn(tokens)?.pointing;
  if (group?.at === 'group') return fewOf(group.count, shown);
  if (focus.length > 1) return focus;
  const those = saysThose(tokens)
    ? [askedOf(shown), spoken].find(({ length }) => length > 1)
    : undefined;
  return those ?? projects;
}

/** Of two that are seen, or were spoken of, the one that was not spoken of last. */
function otherOf(shown: Shown): FoundProperty | undefined {
  const { projects, focus, spoken = [] } = shown;
  const [last, ...others] = focus;
  if (last === undefined || others.length > 0) return undefined;
  const two = [askedOf(shown), projects, spoken.slice(-2)].find(
    (all) => all.length === 2 && all.some(({ slug }) => slug === last.slug),
  );
  return two?.find(({ slug }) => slug !== last.slug);
}

/** "Ye" is this and these. */
const isPlural =
  (tokens: readonly Token[]) =>
  ([from, to]: readonly [number, number]): boolean =>
    to === from + 1 && /^(?:yeh?|ये)$/.test(tokens[from]?.text ?? '');

const howManyAreShown = (count: number): string =>
  count === 0
    ? 'I do not see which projects you look at. Which one do you mean? Say its name.'
    : count === 1
      ? 'Only one project is shown. Do you mean this one?'
      : `Only ${count} projects are shown. Which one do you mean?`;

/** Projects of the screen by their names, or by that of their builder where it points: "the Sobha one". */
function namedIn(tokens: readonly Token[], { projects }: Shown): Meant | undefined {
  const texts = tokens.map(({ text }) => text);
  const spans: (readonly [number, number])[] = [];
  const named = projects.filter(({ project }) => {
    const words = tokenize(project.name).map(({ text }) => text);
    const at = texts.findIndex((_, from) => words.every((word, by) => texts[from + by] === word));
    if (words.length > 0 && at !== -1) {
      spans.push([at, at + words.length]);
      return true;
    }
    const [builder = ''] = tokenize(project.promoterName).map(({ text }) => text);
    const by = texts.findIndex(
      (text, from) => text === builder && oneWords.has(texts[from + 1] ?? ''),
    );
    if (by !== -1) spans.push([by, by + 2]);
    return by !== -1;
  });
  return named.length === 0
    ? undefined
    : { projects: named, isAll: false, isDefinite: true, spans };
}

/** The names of projects as a sentence lists them, cut where there are many. */
export function namesOf(projects: readonly FoundProperty[], most = 6): string {
  const names = projects.map(({ project }) => project.name);
  return names.length <= most
    ? andList(names)
    : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
}
