import { TOO_FEW_TO_COMPARE, TOO_MANY_TO_COMPARE } from '@manemitra/contract/limit-texts';
import { COMPARE_MAX, COMPARE_MIN } from '@manemitra/contract/limits';

/** What the comparator says, in the words of the specification. */
export const COMPARE_TEXTS = {
  selectOne: 'Please select at least one property to compare.', // spec 8
  selectOneMore: 'Select at least one more property to compare', // spec 2
  selectTwo: TOO_FEW_TO_COMPARE,
  tooManyOnCard: TOO_MANY_TO_COMPARE,
  tooManyInList: `You can only compare up to ${COMPARE_MAX} properties.`, // spec 5
};

/** A project's name as its address has it: `areca-terraces-hebbal` -> `Areca Terraces Hebbal`. */
export function nameInAddress(slug: string): string {
  return slug.replaceAll(
    /(^|-+)(\w)/g,
    (_, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`,
  );
}

/** Why so many projects of a list cannot be compared; nothing when they can. */
export function compareRefusal(count: number): string | undefined {
  if (count < COMPARE_MIN) return COMPARE_TEXTS.selectTwo;
  return count > COMPARE_MAX ? COMPARE_TEXTS.tooManyInList : undefined;
}
