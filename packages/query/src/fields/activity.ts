import { lengthAt, phraseAt, rowLength, type PhraseTable } from '../phrases.ts';
import { wish, type Reader, type Reading, type Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { amenityWords } from '../words/amenity-words.ts';
import { amenityPurposes, purposeSpots } from '../words/kannada-purpose-words.ts';
import { beginsPurpose, purposeAt } from './amenity-purpose.ts';
import { doingLinks, doneAnywhere, doneAt, placesToDo } from '../words/activity-words.ts';

/**
 * "Somewhere I can swim", "track to run in the mornings", "cycle odsakke jaaga", "bachche khel sakein": a part of the project told by what it is for.
 * Each language puts it together in its own way; of those that are told here the longest counts, and a name that is longer says it better.
 */
export const activity: Reader = {
  begins: (text) =>
    amenityPurposes.has(text) ||
    beginsPurpose(text) ||
    placesToDo.has(text) ||
    doneAnywhere.has(text) ||
    doneAt.some(({ done, at }) => done.has(text) || at.has(text)),
  read: readActivity,
};

function readActivity({ tokens }: Sentence, at: number): Reading | undefined {
  const told = [...doneIn(tokens, at), kannadaAt(tokens, at), purposeAt(tokens, at)].filter(
    (one) => one !== undefined,
  );
  const longest = told.toSorted((a, b) => b.length - a.length)[0];
  const named = phraseAt(amenityWords, tokens, at);
  if (longest === undefined || longest.length < (named?.length ?? 0)) return undefined;
  return wish(longest.length, { field: 'amenity', value: { id: longest.id } });
}

/** "Makkalu cycle odsakke jaaga": what it is for, with the spot for it. */
function kannadaAt(tokens: readonly Token[], at: number): Done | undefined {
  const found = phraseAt(amenityPurposes, tokens, at);
  if (found === undefined) return undefined;
  return {
    id: found.value,
    length: found.length + rowLength(purposeSpots, tokens, at + found.length),
  };
}

interface Done {
  id: string;
  length: number;
}

function* doneIn(tokens: readonly Token[], at: number): Generator<Done> {
  const done = phraseAt(doneAnywhere, tokens, at);
  if (done !== undefined) {
    const length = reach(tokens, at + done.length, placesToDo);
    if (length > 0) yield { id: done.value, length: done.length + length };
  }
  const place = lengthAt(placesToDo, tokens, at);
  if (place > 0) {
    const behind = at + place + linksAt(tokens, at + place, doneAnywhere);
    const there = phraseAt(doneAnywhere, tokens, behind);
    if (there !== undefined) yield { id: there.value, length: behind + there.length - at };
  }
  for (const one of doneAt) {
    const first = lengthAt(one.done, tokens, at);
    const last = first === 0 ? 0 : reach(tokens, at + first, one.at);
    if (last > 0) yield { id: one.id, length: first + last };
    const where = lengthAt(one.at, tokens, at);
    const what = where === 0 ? 0 : reach(tokens, at + where, one.done);
    if (what > 0) yield { id: one.id, length: where + what };
  }
}

/** How many words from one on lead to a phrase and are of it; 0 where none follows. */
function reach<T>(tokens: readonly Token[], from: number, phrases: PhraseTable<T>): number {
  const links = linksAt(tokens, from, phrases);
  const length = lengthAt(phrases, tokens, from + links);
  return length === 0 ? 0 : links + length;
}

/** How many words stand between, and say nothing more. */
function linksAt<T>(tokens: readonly Token[], from: number, phrases: PhraseTable<T>): number {
  let links = 0;
  while (
    links < MOST_LINKS &&
    lengthAt(phrases, tokens, from + links) === 0 &&
    doingLinks.has(tokens[from + links]?.text ?? '')
  ) {
    links += 1;
  }
  return links;
}

const MOST_LINKS = 6;
