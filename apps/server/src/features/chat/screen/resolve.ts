import type { FoundProperty } from '@manemitra/contract/found-property';
import type { Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import { readQuestion } from '../project/read-question.ts';
import { amongOf, fewOf, otherOf, spokenOf, type ShownAfter } from './few-meant.ts';
import { byDegree, figureOf } from './figures.ts';
import { shownFiguresIn } from './bare-places.ts';
import { asksWhich, definitely, oneOrAsk, someOf, type Meant } from './meant.ts';
import { namedIn } from './named-on-screen.ts';
import type { Pointed } from './pointed.ts';
import { pointedBarelyIn, pointedIn } from './pointing.ts';
import type { Shown } from './shown.ts';
import { has } from './in-clause.ts';
import { inThis, whichIsIt } from './pointing-words.ts';
import { thisOrThese } from './ordinal-words.ts';
import { textAt } from './in-clause.ts';

/** Undefined where a sentence points at nothing that is shown. */
export function meantBy(
  tokens: readonly Token[],
  shown: Shown,
  { isToDo = false, isOfOne = false } = {},
): Meant | undefined {
  const named = namedIn(tokens, shown);
  if (named !== undefined) return named;
  const pointed = pointedIn(tokens) ?? (isToDo ? pointedBarelyIn(tokens, isOfOne) : undefined);
  return pointed && meantByPointing(pointed, tokens, withAsked(shown), isToDo);
}

/** What a turn that asks or has something done points at, by a bare figure too: that says more than "it" or "these". */
export function meantByFigures(
  tokens: readonly Token[],
  alone: Interpretation,
  shown: Shown,
): Meant | undefined {
  const meant = meantBy(tokens, shown);
  if (meant?.isDefinite === true || shown.projects.length < 2) return meant;
  const figures = shownFiguresIn(tokens, alone, shown.projects.length);
  if (figures === undefined) return meant;
  const found = figures.places.flatMap((place) => shown.projects.at(place) ?? []);
  return definitely(found, figures.spans);
}

/** What the question before was about is found by its own words, without the question before that. */
function withAsked(shown: Shown): ShownAfter {
  const { asked, ...rest } = shown;
  const askedOf = () => {
    const meant = asked === undefined ? undefined : meantBy(tokenize(asked), rest);
    return meant?.isAll === false ? meant.projects : [];
  };
  return { ...shown, askedOf };
}

function meantByPointing(
  { pointing, spans }: Pointed,
  tokens: readonly Token[],
  shown: ShownAfter,
  isToDo: boolean,
): Meant | undefined {
  const { projects, focus } = shown;
  const all = { projects, isAll: true, spans };
  switch (pointing.at) {
    case 'all':
    case 'those': {
      const spoken = spokenOf(tokens, shown);
      if (spoken !== undefined) return someOf(spoken, spans);
      if (pointing.at === 'all') return all;
      // "Compare them", after a question of two that one of them answered: of both.
      const those = [focus, shown.askedOf(), focus].find(
        ({ length }, at) => length > (at < 2 ? 1 : 0),
      );
      return those === undefined ? all : someOf(those, spans);
    }
    case 'group': {
      // "OC of the first?", "and the second?", "compare both": those spoken of one after the other.
      const few = fewOf(pointing.count, shown);
      if (few !== undefined) return someOf(few, spans);
      // "Act or Airtel, both?": there are no two to be asked about.
      return isToDo ? asksWhich('Which ones do you mean?', spans) : undefined;
    }
    case 'middle':
      return oneOrAsk(
        projects.length % 2 === 1 ? projects.at((projects.length - 1) / 2) : undefined,
        spans,
      );
    case 'beside': {
      const [last, ...others] = focus;
      if (last === undefined || others.length > 0) return undefined;
      const at = projects.findIndex(({ slug }) => slug === last.slug);
      return oneOrAsk(at === -1 ? undefined : projects[at + pointing.steps], spans);
    }
    case 'other': {
      const one = otherOf(shown);
      return one === undefined && focus.length === 0 ? undefined : oneOrAsk(one, spans);
    }
    case 'this': {
      // "Which is cheap in this?": of the list, as "in this" is where none was spoken of.
      const isOfList = shown.kind === 'list' && projects.length > 1 && has(inThis, tokens);
      if (isOfList && (has(whichIsIt, tokens) || focus.length !== 1)) return all;
      const [one, ...others] = thisOf(shown);
      if (one !== undefined && others.length === 0) return someOf([one], spans);
      return projects.length > 1 && spans.every(isPlural(tokens))
        ? all
        : asksWhich('Which one do you mean?', spans);
    }
    case 'pick': {
      const among = amongOf(tokens, shown);
      // "The nearer of the two", where no two are known, is none of three.
      if (among === undefined) return asksWhich('Which ones do you mean?', spans);
      const { topics, places } = readQuestion(pointing.of);
      const [picked] = byDegree(among, figureOf(pointing.degree, topics, places));
      return oneOrAsk(picked?.project, spans);
    }
    case 'places': {
      const found = pointing.places.map((place) => projects.at(place));
      const known = found.filter((one) => one !== undefined);
      return known.length === found.length
        ? definitely([...new Set(known)], spans)
        : {
            ...definitely(known, spans),
            missing: howManyAreShown(projects.length),
          };
    }
  }
}

/** Beside an open page "this" is what it shows, whatever was spoken of before it was opened. */
function thisOf({ kind, projects, focus }: Shown): FoundProperty[] {
  const isOpen = kind === 'project' && projects.length === 1;
  return !isOpen && focus.length === 1 ? focus : projects;
}

const isPlural =
  (tokens: readonly Token[]) =>
  ([from, to]: readonly [number, number]): boolean =>
    to === from + 1 && thisOrThese.has(textAt(tokens, from));

const howManyAreShown = (count: number): string =>
  count === 0
    ? 'I do not see which projects you look at. Which one do you mean? Say its name.'
    : count === 1
      ? 'Only one project is shown. Do you mean this one?'
      : `Only ${count} projects are shown. Which one do you mean?`;
