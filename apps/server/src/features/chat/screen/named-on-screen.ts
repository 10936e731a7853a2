import type { FoundProperty } from '@manemitra/contract/found-property';
import { andList } from '@manemitra/domain/list-words';
import { distanceToPlaceMeters } from '@manemitra/query/gazetteer';
import type { Place } from '@manemitra/query/place';
import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { placesNamedAt } from '@manemitra/query/places-named';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import { builders } from '@manemitra/query/words/builders';
import { definitely, type Meant } from './meant.ts';
import type { Shown } from './shown.ts';
import { oneWords } from './ordinal-words.ts';

/** Projects of the screen by their names, or by that of their builder or place where it points: "the Sobha one", "the Hebbal one". */
export function namedIn(tokens: readonly Token[], { projects }: Shown): Meant | undefined {
  const texts = tokens.map(({ text }) => text);
  const spans: (readonly [number, number])[] = [];
  const places = placesPointing(tokens);
  const named = projects.filter(({ project }) => {
    const words = tokenize(project.name).map(({ text }) => text);
    const at = texts.findIndex((_, from) => words.every((word, by) => texts[from + by] === word));
    if (words.length > 0 && at !== -1) {
      spans.push([at, at + words.length]);
      return true;
    }
    const heads = [project.promoterName, project.name].map((name) => tokenize(name)[0]?.text);
    const by = texts.findIndex(
      (text, from) =>
        oneWords.has(texts[from + 1] ?? '') &&
        (heads.includes(text) || heads.includes(BUILDERS.get(text))),
    );
    if (by !== -1) spans.push([by, by + 2]);
    const there = places.filter(({ all }) => all.some((place) => isAt(project, place)));
    spans.push(...there.map(({ span }) => span));
    return by !== -1 || there.length > 0;
  });
  return named.length === 0 ? undefined : definitely(named, spans);
}

/** A project that is seen and named in other letters than its own: "ಬ್ರಿಗೇಡ್ ಸಿಟ್ರಿನ್ ತೆರೆಯಿರಿ". */
export function namedAndSeen(
  alone: Interpretation,
  tokens: readonly Token[],
  { projects }: Shown,
): Meant | undefined {
  const named = everyConstraint(alone).filter((one) => one.field === 'project');
  const seen = projects.filter(({ slug }) => named.some(({ value }) => value.slug === slug));
  const spans = tokens.flatMap(({ from, to }, at) =>
    named.some(({ span }) => span[0] <= from && to <= span[1]) ? [[at, at + 1] as const] : [],
  );
  return seen.length === 0 ? undefined : definitely(seen, spans);
}

/** Builders by the word that each is said with in other letters: "ब्रिगेड वाला". */
const BUILDERS = new Map(
  builders.flatMap(({ slug, said }) => said.map((saying) => [saying, slug] as const)),
);

/** "The CV Raman Nagar one": places with a word that makes them point. */
const placesPointing = (tokens: readonly Token[]) =>
  tokens.flatMap((_, at) => {
    const named = placesNamedAt(tokens, at);
    const end = at + (named?.length ?? 0);
    const isOne = named !== undefined && oneWords.has(tokens[end]?.text ?? '');
    return isOne ? [{ all: named.places, span: [at, end + 1] as const }] : [];
  });

const isAt = ({ locality, geolocation }: FoundProperty['project'], place: Place): boolean =>
  locality === place.name ||
  (geolocation.coordinates !== null &&
    place.radiusMeters > 0 &&
    distanceToPlaceMeters(geolocation.coordinates, place) <= place.radiusMeters);

/** The names of projects as a sentence lists them, cut where there are many. */
export function namesOf(projects: readonly FoundProperty[], most = 6): string {
  const names = projects.map(({ project }) => project.name);
  return names.length <= most
    ? andList(names)
    : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
}
