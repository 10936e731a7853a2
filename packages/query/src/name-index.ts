import { upperFirst } from '@manemitra/domain/first-letter';
import { placeBySlug, spokenName } from './gazetteer.ts';
import type { CatalogueNames } from './interpretation.ts';
import { onceFor } from './once.ts';
import type { Place } from './place.ts';
import { placeAt } from './place-matching.ts';
import { nameTable } from './phrases.ts';
import type { PhraseTable } from './phrases.ts';
import { isShared, projectsOf } from './project-index.ts';
import type { ProjectIndex } from './project-index.ts';
import { phraseWords, tokenize } from './tokens.ts';
import { builders } from './words/builders.ts';
import type { Builder } from './words/builders.ts';
import { fillerWords } from './words/filler-words.ts';
import { companyWords } from './words/name-part-words.ts';

/** Names of promoters, projects and places, ready to be read and said. */
export interface NameIndex {
  promoters: PhraseTable<{ slug: string; needsBy: boolean }>;
  projects: ProjectIndex;
  localities: PhraseTable<string>;
  promoterName: (slug: string) => string;
  projectName: (slug: string) => string;
  /** For a sentence: the words that are read back as this very project, where others share its name. */
  spokenProject: (slug: string) => string;
  localityName: (slug: string) => string;
  /** For a chip. */
  placeName: (slug: string) => string;
  /** For a sentence: the words that are read back as this very place. */
  spokenPlace: (slug: string) => string;
}

const NO_NAMES: CatalogueNames = { promoters: [], projects: [] };

const indexed = onceFor(buildIndex);

/** The index of a catalogue's names, built once for each names object. */
export function nameIndexOf(names: CatalogueNames = NO_NAMES): NameIndex {
  return indexed(names);
}

type Named = { slug: string; name: string };

function buildIndex(names: CatalogueNames): NameIndex {
  const own = names.promoters.map(sayingsOf);
  // "Assetz" is the brand of many companies; only "Assetz Private Limited" is that one.
  const taken = new Set(names.promoters.map(({ name }) => name.toLowerCase()));
  const others = builders.map((builder) => ({
    ...builder,
    said: builder.said.filter((said) => !taken.has(said.toLowerCase())),
  }));
  const promoterNames = namesBySlug([...builders, ...names.promoters]);
  const localityNames = namesBySlug(names.localities ?? []);
  const projects = projectsOf(names.projects);
  const projectName = (slug: string) => projects.nameOf(slug) ?? wordsOfSlug(slug);
  const localityName = (slug: string) => localityNames.get(slug) ?? wordsOfSlug(slug);
  return {
    promoters: nameTable(
      [...own, ...others].map((promoter) => [
        { slug: promoter.slug, needsBy: promoter.needsBy },
        promoter.said,
      ]),
    ),
    projects,
    localities: readableNames(names.localities ?? []),
    promoterName: (slug) => promoterNames.get(slug) ?? wordsOfSlug(slug),
    projectName,
    spokenProject: (slug) =>
      isShared(projects, projectName(slug)) ? wordsOfSlug(slug) : projectName(slug),
    localityName,
    placeName: (slug) => placeBySlug(slug)?.name ?? localityName(slug),
    spokenPlace: (slug) => spokenPlaceOf(slug) ?? localityName(slug),
  };
}

function readableNames(named: readonly Named[]): PhraseTable<string> {
  return nameTable(
    named.map(({ slug, name }) => [slug, [name]] as const),
    isOrdinary,
  );
}

function namesBySlug(named: readonly Named[]): ReadonlyMap<string, string> {
  return new Map(named.map(({ slug, name }) => [slug, name]));
}

const brands = new Set(builders.flatMap(({ said }) => said.map((each) => each.toLowerCase())));

/** "Aranya Estates" is also said "Aranya", unless that is a place, an ordinary word or a known brand. */
function sayingsOf({ slug, name }: Named): Builder {
  const words = tokenize(name);
  let end = words.length;
  while (end > 1 && companyWords.has(words[end - 1]?.text ?? '')) end--;
  const last = words[end - 1];
  const short = last === undefined ? name : name.slice(0, last.to);
  const isShortened =
    end < words.length &&
    !isOrdinary(phraseWords(short)) &&
    !isPlace(short) &&
    !brands.has(short.toLowerCase());
  return {
    slug,
    name,
    said: isOrdinary(phraseWords(name)) ? [] : isShortened ? [name, short] : [name],
    needsBy: false,
  };
}

/** A name that is a single everyday word would be read out of any sentence. */
function isOrdinary([first, second]: readonly string[]): boolean {
  if (first === undefined) return true;
  return second === undefined && (fillerWords.has(first) || /^\d/.test(first));
}

function isPlace(name: string): boolean {
  const tokens = tokenize(name);
  return placeAt(tokens, 0, { allowTypos: false })?.length === tokens.length;
}

const spokenPlaces = new Map<string, string>();

function spokenPlaceOf(slug: string): string | undefined {
  const known = spokenPlaces.get(slug);
  const place = known === undefined ? placeBySlug(slug) : undefined;
  if (place === undefined) return known;
  const spoken = readBackName(place);
  spokenPlaces.set(slug, spoken);
  return spoken;
}

/** The first of a place's names that is read back as the same place. */
function readBackName(place: Place): string {
  const names = [spokenName(place), place.name, `${place.name} metro station`, ...place.aliases];
  const spoken = names.find((name) => {
    const tokens = tokenize(name);
    const read = placeAt(tokens, 0, { allowTypos: false });
    return (
      read?.outcome === 'found' && read.place.slug === place.slug && read.length === tokens.length
    );
  });
  return spoken ?? spokenName(place);
}

/** A slug nobody has a name for is shown as its own words. */
function wordsOfSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => upperFirst(word))
    .join(' ');
}
