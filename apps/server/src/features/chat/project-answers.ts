import { amenityName } from '@manemitra/domain/amenities';
import { formatMonthYear } from '@manemitra/domain/dates';
import { formatDistance } from '@manemitra/domain/geography';
import { bhkLabel, khathaLabel, possessionStatusLabel } from '@manemitra/domain/labels';
import { formatShortRupees } from '@manemitra/domain/money';
import { distanceToPlaceMeters, placeBySlug } from '@manemitra/query/gazetteer';
import type { Constraint } from '@manemitra/query/interpretation';
import { phraseAt } from '@manemitra/query/phrases';
import { tokenize } from '@manemitra/query/tokens';
import { amenityWords } from '@manemitra/query/words/amenity-words';
import type { LoadedDetail } from '#server/features/properties/public.ts';
import { TOPICS } from './project-topics.ts';

/** What the rows say to every topic that a question touches; what they do not say is said to be not disclosed. */
export function answersAbout(
  detail: LoadedDetail,
  question: string,
  constraints: readonly Constraint[],
): string[] {
  const fields = new Set(constraints.map(({ field }) => field));
  const asked = TOPICS.filter(
    (topic) => topic.words.test(question) || topic.fields.some((field) => fields.has(field)),
  );
  // "Total till keys" is one question, not two.
  const isAllIn = asked.some(({ name }) => name === 'The all-in price');
  const topics = asked.filter(({ name }) => !(isAllIn && name === 'The price'));
  return [
    ...topics.map((topic) => topic.answer(detail) ?? `${topic.name}: not disclosed.`),
    ...amenitiesIn(question).map((id) => aboutAmenity(detail, id)),
    ...constraints.flatMap(placesOf).map((slug) => aboutPlace(detail, slug)),
  ];
}

/** The amenities that a question names; a question states no wish, so they are not among its constraints. */
function amenitiesIn(question: string): string[] {
  const tokens = tokenize(question);
  const ids = tokens.flatMap((_, at) => phraseAt(amenityWords, tokens, at)?.value ?? []);
  return [...new Set(ids)];
}

function aboutAmenity({ property }: LoadedDetail, id: string): string {
  const name = amenityName(id);
  if (property.amenity_ids === null) return `${name}: not disclosed.`;
  return property.amenity_ids.includes(id)
    ? `${name}: yes, it is among its amenities.`
    : `${name}: no, it is not among its amenities.`;
}

function placesOf({ field, value }: Constraint): string[] {
  if (field === 'near') return [value.place];
  return field === 'locality' ? value.in : [];
}

function aboutPlace({ property: { lat, lng } }: LoadedDetail, slug: string): string {
  const place = placeBySlug(slug);
  if (place === undefined || lat === null || lng === null) {
    return `The distance to ${place?.name ?? slug}: not disclosed.`;
  }
  const meters = distanceToPlaceMeters([lat, lng], place);
  return `${place.name} is ${formatDistance(meters)} away in a straight line.`;
}

/** A project in one line, each fact as it is known. */
export function summaryOf({ property, promoter, units }: LoadedDetail): string {
  const prices = units.flatMap(({ price_min }) => price_min ?? []);
  const sizes = [...new Set(units.flatMap(({ bhk }) => (bhk === null ? [] : bhkLabel(bhk))))];
  const facts = [
    property.locality_name ?? 'Locality not disclosed',
    `by ${promoter.name}`,
    sizes.join(', '),
    prices.length === 0 ? 'price on request' : `from ${formatShortRupees(Math.min(...prices))}`,
    property.status === null ? 'possession not disclosed' : possessionText(property),
    property.khatha === null ? 'khata not disclosed' : khathaLabel(property.khatha),
    property.rera_numbers.length > 0 ? `RERA ${property.rera_numbers[0]}` : '',
  ];
  return `${property.name}: ${facts.filter((fact) => fact !== '').join('; ')}.`;
}

function possessionText({ status, possession_on }: LoadedDetail['property']): string {
  const words = possessionStatusLabel(status ?? '').toLowerCase();
  return status === 'ready' || possession_on === null
    ? words
    : `${words}, possession ${formatMonthYear(possession_on)}`;
}
