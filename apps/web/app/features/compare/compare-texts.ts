/** What the comparator says, in the words of the specification. */
export const COMPARE_TEXTS = {
  selectOne: 'Please select at least one property to compare.', // spec 8
  selectOneMore: 'Select at least one more property to compare', // spec 2
  tooManyOnCard: 'You can only compare up to 3 properties at once.', // spec 5
  tooManyInList: 'You can only compare up to 3 properties.', // spec 5
};

/** A project's name as its address has it: `areca-terraces-hebbal` -> `Areca Terraces Hebbal`. */
export function nameInAddress(slug: string): string {
  return slug.replaceAll(
    /(^|-+)(\w)/g,
    (_, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`,
  );
}
