import { Constraint, InterpretationSchema } from '@manemitra/contract/interpretation';
import { AMENITIES } from '@manemitra/domain/amenities';
import type { Field } from '@manemitra/query/criteria';
import { FIELD_ORDER } from '@manemitra/query/fields/all-fields';
import { placeBySlug } from '@manemitra/query/gazetteer';
import { interpret } from '@manemitra/query/interpret';
import { describe, expect, it } from 'vitest';
import { LABELLED_TODAY, labelledNames, labelledSentences } from './labelled-set.ts';
import type { GoldConstraint } from './labelled-set.ts';

const sentences = labelledSentences();
const amenities = new Set<string>(AMENITIES.map(({ id }) => id));
const context = { today: LABELLED_TODAY, names: labelledNames };

/** Gold may leave a distance out; the wire may not. */
const onTheWire = ({ field, value, strength }: GoldConstraint) => ({
  field,
  value: field === 'metroLine' ? { withinMeters: 1, ...value } : value,
  strength,
  id: '',
  quote: '',
  span: [0, 0],
  label: '',
});

function isKnown(one: GoldConstraint): boolean {
  const { field, value } = one;
  if (!Constraint.safeParse(onTheWire(one)).success) return false;
  if ('id' in value) return amenities.has(value.id ?? '');
  const places = field === 'locality' && 'in' in value ? (value.in ?? []).map(String) : [];
  if ('place' in value) places.push(value.place ?? '');
  return places.every((slug) => placeBySlug(slug) !== undefined);
}

describe('the labelled set', () => {
  it('says every sentence once, under one id', () => {
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length);
    const said = sentences.map(({ query, previous }) => `${previous ?? ''} > ${query}`);
    expect(new Set(said).size).toBe(sentences.length);
  });

  it('holds every field at least six times', () => {
    const times = (field: Field) =>
      sentences.filter(({ gold }) => gold.constraints.some((one) => one.field === field)).length;
    expect(FIELD_ORDER.filter((field) => times(field) < 6)).toEqual([]);
  });

  it('wants only what the language can hold', () => {
    const unknown = sentences.flatMap(({ id, gold, alternatives = [] }) =>
      [gold.constraints, ...alternatives]
        .flat()
        .filter((one) => !isKnown(one))
        .map(({ field }) => `${id} ${field}`),
    );
    expect(unknown).toEqual([]);
  });

  it('is read with exact quotes, in the form that travels', () => {
    const wrong = sentences.flatMap(({ id, query, previous }) => {
      const before = previous === undefined ? undefined : interpret(previous, context);
      const read = interpret(query, { ...context, ...(before && { previous: before }) });
      // In a refinement, what it does not touch is quoted from the sentence before.
      const quoted = read.intent === 'refine' ? [] : read.constraints;
      const isExact = quoted.every(({ span, quote }) => query.slice(...span) === quote);
      return isExact && InterpretationSchema.safeParse(read).success ? [] : [id];
    });
    expect(wrong).toEqual([]);
  });
});
