import { projectSpansAt } from './fields/project-spans.ts';
import { phraseAt } from './phrases.ts';
import { placeAt } from './place-matching.ts';
import type { PlaceReading } from './place-matching.ts';
import type { Sentence } from './reading.ts';
import type { Token } from './token.ts';

/** Words that may be a name: of a place, a project or a promoter. None has won yet. */
export interface NameCandidate {
  /** Tokens `[start, end)`. */
  start: number;
  end: number;
  kind: 'place' | 'project' | 'promoter';
  /** The slugs that the words fit equally: more than one asks. */
  slugs: readonly string[];
  /** 0 for a name as written, more for a slip or a part of it. */
  cost: number;
  isPartial: boolean;
  /** Whether it must be asked: several fit, or the words beside it speak against the only one. */
  isDoubtful: boolean;
}

const COST_OF_A_SLIP = 0.5;

/** Every name that the words of a sentence may be, in the order in which they begin; longer and shorter ones alike. */
export function nameCandidates(sentence: Sentence): NameCandidate[] {
  return sentence.tokens.flatMap((_, at) => [
    ...placesAt(sentence, at),
    ...projectsAt(sentence, at),
    ...promotersAt(sentence, at),
  ]);
}

function placesAt({ tokens, suspects }: Sentence, at: number): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (let end = tokens.length; end > at;) {
    const exact = placeAt(upTo(tokens, end), at, { allowTypos: false });
    if (exact === undefined) break;
    found.push(placeCandidate(exact, at));
    end = at + exact.length - 1;
  }
  const misspelt = suspects?.has(at) === true ? placeAt(tokens, at) : undefined;
  if (misspelt !== undefined) found.push(placeCandidate(misspelt, at));
  return found;
}

function upTo(tokens: readonly Token[], end: number): readonly Token[] {
  return end === tokens.length ? tokens : tokens.slice(0, end);
}

function placeCandidate(reading: PlaceReading, at: number): NameCandidate {
  const isFound = reading.outcome === 'found';
  const places = isFound ? [reading.place] : reading.candidates;
  const isPartial = isFound && reading.broaderThan !== undefined;
  const isSlip = isFound && reading.typo;
  return {
    start: at,
    end: at + reading.length,
    kind: 'place',
    slugs: places.map(({ slug }) => slug),
    cost: (isSlip ? COST_OF_A_SLIP : 0) + (isPartial ? COST_OF_A_SLIP : 0),
    isPartial,
    isDoubtful: !isFound,
  };
}

function projectsAt({ tokens, names, suspects }: Sentence, at: number): NameCandidate[] {
  return projectSpansAt(names.projects, tokens, at, suspects).map((span) => ({
    ...span,
    kind: 'project',
    isDoubtful: span.isDoubtful || span.slugs.length > 1,
  }));
}

function promotersAt({ tokens, names }: Sentence, at: number): NameCandidate[] {
  const found = phraseAt(names.promoters, tokens, at);
  if (found === undefined) return [];
  const { slug, needsBy } = found.value;
  return [
    {
      start: at,
      end: at + found.length,
      kind: 'promoter',
      slugs: [slug],
      cost: needsBy ? COST_OF_A_SLIP : 0,
      isPartial: false,
      isDoubtful: false,
    },
  ];
}
