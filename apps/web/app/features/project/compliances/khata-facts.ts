import type { PropertyDetail } from '@manemitra/contract/properties';
import { khathaFacts as factsOf } from '@manemitra/domain/khatha';
import { KHATHA_LADDER } from '@manemitra/domain/khatha-ladder';

type Known = Pick<PropertyDetail, 'khatha' | 'land'>;

/** Class and form of the khata of a project, in words and each by itself; null where nothing of it is known. */
export function khataFacts({ khatha, land }: Known): ReturnType<typeof factsOf> {
  const { classes, forms } = factsOf([
    khatha,
    ...land.surveyNumDetails.map((one) => ({ class: one.khathaClass, isE: one.isEKhatha })),
  ]);
  return { classes: khatha.id === 'none' ? KHATHA_LADDER.none.label : classes, forms };
}
