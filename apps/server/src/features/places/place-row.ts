import { z } from 'zod';
import type { PlaceCategory } from './embedded-places.ts';

/** A real place as a file describes it. */
export interface ImportedPlace {
  /** The maker's own key; with it a place can move or change its name and stays the same place. */
  id?: string | undefined;
  name: string;
  nameKn?: string | undefined;
  category: PlaceCategory;
  lat: number;
  lng: number;
  source: string;
}

/** `at` says where in the file: `line 12` of a CSV file, `feature 12` of a GeoJSON file. */
export type PlaceFileRow =
  | { at: string; place: ImportedPlace }
  | { at: string; problems: { field: string; reason: string }[] };

/** Names as the wire and people write them. */
const CATEGORIES: Readonly<Record<string, PlaceCategory>> = {
  schools: 'schools',
  hospitals: 'hospitals',
  malls: 'malls',
  restaurants: 'restaurants',
  pointsOfInterest: 'pointsOfInterest',
  ponintOfInterest: 'pointsOfInterest', // spec 3
  metroStations: 'metroStations',
};

/** Bengaluru with its towns and its airport. Whoever writes the longitude first lands outside. */
const NORTH_TO_SOUTH = { min: 12.3, max: 13.7 };
const EAST_TO_WEST = { min: 76.9, max: 78.3 };

/** For a missing value says that it is missing, for any other what it must be. */
const must =
  (words: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined ? 'This is required.' : words;

const text = (max: number) =>
  z
    .string({ error: must('This must be text.') })
    .trim()
    .min(1, 'This is empty.')
    .max(max, `This is longer than ${max} characters.`)
    // U+FFFD replaces bytes that are not UTF-8.
    .regex(/^[^\p{Cc}\uFFFD]*$/u, 'This holds an unprintable character; is the file UTF-8?');

const degrees = (name: string, { min, max }: { min: number; max: number }) =>
  z
    .number({ error: must(`The ${name} must be a number of degrees.`) })
    .refine(
      (value) => value >= min && value <= max,
      `The ${name} is outside of Bengaluru (${min} to ${max}); are latitude and longitude swapped?`,
    );

const Row = z.object({
  id: text(200).optional(),
  name: text(200),
  nameKn: text(200)
    .regex(/\p{Script=Kannada}/u, 'This holds no Kannada letter.')
    .optional(),
  category: z
    .string({ error: must('This must be text.') })
    .trim()
    .transform((word, context): PlaceCategory => {
      const category = Object.hasOwn(CATEGORIES, word) ? CATEGORIES[word] : undefined;
      if (category !== undefined) return category;
      const known = Object.keys(CATEGORIES).join(', ');
      context.addIssue({ code: 'custom', message: `"${word.slice(0, 60)}" is none of ${known}.` });
      return z.NEVER;
    }),
  lat: degrees('latitude', NORTH_TO_SOUTH),
  lng: degrees('longitude', EAST_TO_WEST),
  source: text(200),
});

/** Checks one row and returns everything that is wrong with it. */
export function checkPlace(at: string, raw: Readonly<Record<string, unknown>>): PlaceFileRow {
  const result = Row.safeParse(raw);
  if (result.success) return { at, place: result.data };
  const problems = result.error.issues.map(({ path, message }) => ({
    field: String(path[0] ?? 'row'),
    reason: message,
  }));
  return { at, problems };
}
