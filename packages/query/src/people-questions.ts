import type { Whose } from './criteria.ts';
import type { Question } from './interpretation.ts';

/** Asks where a place is that nobody knows. */
export function askAbout(
  unknown: string,
  { slug, name }: { slug: string; name: string },
): Question {
  return {
    about: 'near',
    text:
      slug === ''
        ? `We do not know “${unknown}”. Which area or landmark is it near?`
        : `We do not know “${unknown}”. Is it in ${name}, or near another area or landmark?`,
    choices: [],
  };
}

/** Asks for the places of those of whom none was said. */
export function questionAbout(missing: readonly Whose[]): Question {
  const [one] = missing;
  const whose = missing.length === 1 && one !== undefined ? PLACE_OF[one] : 'place of each of you';
  return {
    about: 'near',
    text: `We do not know the ${whose}. Which area or landmark is it near?`,
    choices: [],
  };
}

const PLACE_OF: Readonly<Record<Whose, string>> = {
  me: 'place you go to',
  partner: 'place your partner goes to',
  child: 'place your child goes to',
  parent: 'place your parents go to',
  other: 'place your family goes to',
};
