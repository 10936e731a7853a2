import { areasNamed } from '@manemitra/query/whereabouts/area-names';
import { namesPart } from './flat-words.ts';
import { BEFORE_NAME, BEHIND_NAME, DATES, NO_NAME_ALONE, OF_OTHER_THINGS } from './title-words.ts';

const NAME_SHOWN = 120;

/**
 * The project that a list of flats is of, as a title above its columns or else the name of its file says it: `SAMPIGE RESIDENCY - Stock as on
 * 15/11/2026`. Undefined where that leaves no name, or several. It is proposed only: a person sees it and can say another.
 */
export function projectInTitle(titles: readonly string[], fileName: string): string | undefined {
  const ofTitles = [...new Set(titles.flatMap(namesIn))];
  // Beside its name a title most often says where a project is.
  const others = ofTitles.filter((name) => areasNamed(name).length === 0);
  const [name, ...more] = ofTitles.length > 1 ? others : ofTitles;
  if (ofTitles.length > 0) return more.length === 0 ? name : undefined;
  const ofFile = namesIn(
    fileName
      .replace(/\.[^.]*$/, '')
      .replace(/[_+]+/g, ' ')
      .replace(/(?<=\S)-(?=\S)/g, ' '),
  );
  const [only] = ofFile;
  return only === undefined || ofFile.length > 1
    ? undefined
    : only.replace(/(?<![\p{L}\p{M}\d])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** A title without the words for lists, dates and companies. */
const namesIn = (title: string): string[] =>
  title
    .replace(DATES, ' - ')
    .split(/\s+[-–—]+(?=\s|$)|(?<=\s)[-–—]+\s|[|:;,\n()[\]]/)
    .filter((part) => !OF_OTHER_THINGS.test(part) && !namesPart(part.trim()))
    .map((part) => part.trim().replace(BEFORE_NAME, '').replace(BEHIND_NAME, '').trim())
    .map((part) => part.replace(/\s+/g, ' '))
    .filter(
      (part) => /\p{L}{3}/u.test(part) && !NO_NAME_ALONE.test(part) && part.length <= NAME_SHOWN,
    );
