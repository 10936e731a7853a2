import { pictureFromPath } from '@manemitra/catalogue/picture-address';
import { propertyTypeLabel } from '@manemitra/domain/labels';
import { formatShortRupees } from '@manemitra/domain/money';
import { DEMONSTRATION_NUMBER, reraNote, reraText } from '@manemitra/domain/rera-standing';
import type { LoadedProperty } from '#server/features/properties/public.ts';
import { registrationOf } from '#server/features/registrations/public.ts';
import type { PreviewFacts } from './open-graph.ts';

const reraLines = (property: LoadedProperty['property']): string[] => {
  const standing = registrationOf(property);
  if (standing.number === null) return [reraText(standing, property.is_demonstration)];
  const note = reraNote(standing, property.is_demonstration) ?? DEMONSTRATION_NUMBER;
  return [`RERA, ${note}`, standing.number];
};

/** The facts that a link preview may show: those of its card, and no drawing of a real project's homes. */
export function previewFacts({
  property,
  promoter,
  units,
  images,
}: Pick<LoadedProperty, 'property' | 'promoter' | 'units' | 'images'>): PreviewFacts {
  const bhks = [...new Set(units.flatMap(({ bhk }) => (bhk === null || bhk === 0 ? [] : [bhk])))];
  const types = [...new Set(units.map(({ type }) => type))];
  const prices = units.flatMap(({ price_min }) => price_min ?? []);
  const [, , , scene = '', kind = '', file = ''] = images[0]?.url.split('/') ?? [];
  return {
    name: property.name,
    place: property.locality_name === null ? 'Bengaluru' : `${property.locality_name}, Bengaluru`,
    homes:
      bhks.length > 0
        ? `${bhks.toSorted((a, b) => a - b).join(', ')} BHK`
        : types.length > 0
          ? types.map((type) => propertyTypeLabel(type, 'many')).join(', ')
          : null,
    price: prices.length === 0 ? null : `From ${formatShortRupees(Math.min(...prices))}`,
    promoter: promoter.name,
    rera: reraLines(property),
    facade: property.is_demonstration ? pictureFromPath(scene, kind, file) : undefined,
  };
}
