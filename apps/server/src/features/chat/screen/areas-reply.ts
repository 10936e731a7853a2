import { formatShortRupees } from '@manemitra/domain/money';
import type { Criterion } from '@manemitra/query/criteria';
import { describe } from '@manemitra/query/describe';
import {
  everyConstraint,
  type CatalogueNames,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { searchProperties } from '#server/features/search/public.ts';
import type { Answer } from '../answer.ts';
import { areaQuestions } from './area-words.ts';
import { cardOf } from './shown.ts';
import { has } from './in-clause.ts';

const PLACES: ReadonlySet<string> = new Set(['locality', 'zone', 'near']);
/** More parts of the city than these are a search. */
const MOST = 3;

interface Asked {
  tokens: readonly Token[];
  alone: Interpretation;
  names: CatalogueNames;
  today: string;
}

/**
 * "How is Panathur", "Hebbal or Hennur": what we hold of each part of the city, and that the rest is not ours to judge.
 * Undefined where a sentence wishes for more than a place.
 */
export async function areasReply(db: Kysely<Database>, asked: Asked): Promise<Answer | undefined> {
  const { tokens, alone, names, today } = asked;
  const wishes = everyConstraint(alone);
  const isOfPlaces = wishes.length > 0 && wishes.every(({ field }) => PLACES.has(field));
  if (!isOfPlaces || !has(areaQuestions, tokens)) return undefined;
  const places = wishes.flatMap(eachOf).slice(0, MOST);
  const lines = await Promise.all(places.map((place) => lineOf(db, place, { names, today })));
  return {
    message: [
      ...lines.map(({ line }) => line),
      'We do not rate roads, noise, schools or neighbours: visit at 9 in the morning and after rain.',
    ].join('\n'),
    outcome: 'answered',
    cards: lines.flatMap(({ cards }) => cards),
    taps: lines.map(({ sentence }) => ({ label: `Homes ${sentence}`, prompt: sentence })),
  };
}

/** A wish for several localities, one by one. */
function eachOf(wish: Constraint): Constraint[] {
  if (wish.field !== 'locality') return [wish];
  return wish.value.in.map((slug) => ({ ...wish, value: { in: [slug] } }));
}

async function lineOf(
  db: Kysely<Database>,
  { field, value }: Constraint,
  { names, today }: { names: CatalogueNames; today: string },
) {
  const must = { field, value, strength: 'must' } as Criterion;
  const sentence = describe({ constraints: [must] }, names);
  const { total, properties } = await searchProperties(db, {
    prompt: sentence,
    sort: 'price-asc',
    today,
    limit: 1,
  });
  const [first] = properties;
  const from = first?.project.price;
  const metro = first?.project.nearestMetro;
  const isPlanned = metro !== undefined && metro?.status !== 'operational';
  return {
    sentence,
    cards: properties.map(cardOf),
    line: [
      `${total === 0 ? 'No project' : `${total} project${total === 1 ? '' : 's'}`} ${sentence}`,
      from ? `, from ${formatShortRupees(from)}` : '',
      metro
        ? `; the nearest metro of that one is ${metro.station} (${metro.line} line${isPlanned ? ', not open yet' : ''})`
        : '',
      '.',
    ].join(''),
  };
}
