import type { FoundProperty, Match } from '@manemitra/contract/found-property';
import { limitFor } from '@manemitra/contract/limit-for';
import type { CatalogueNames, Constraint, Interpretation } from '@manemitra/query/interpretation';
import type { z } from 'zod';
import type { LoadedProperty } from '#server/features/properties/public.ts';
import { fittingHome, fittingHomes } from './fitting-home.ts';
import { fieldOf } from './fields.ts';
import type { Judged } from './finder.ts';
import { namesKind } from './kinds-of-home.ts';
import { aboutOf, isOfPlace } from './approximate.ts';
import type { Seen } from './search-field.ts';
import { presentWays, wayOf, type WayTold } from './ways-told.ts';
import { presentLimit, statedLimit } from './stated-limit.ts';

/** What an answer tells of a project beside its facts: why it is there, and its home that fits. */
export function presentMatch(
  found: Omit<Judged, 'id'>,
  property: LoadedProperty,
  interpretation: Interpretation,
  names: CatalogueNames,
): Pick<FoundProperty, 'match' | 'home' | 'homes' | 'limit' | 'limitUnits' | 'difference'> {
  const match = explain(found, property, interpretation, names);
  const wishes = toldOf(interpretation, match.alternative);
  const isAsked = found.unit_id !== null;
  const unitId = isOfKind(wishes, found) ? String(found.unit_id) : match.unitId;
  const home = fittingHome(property, { unitId, isAsked });
  const limit = statedLimit(interpretation, match.alternative);
  const limitUnits = limit === null ? null : (found.asked_units?.map(String) ?? null);
  const priced = wishes.findIndex(
    ({ field, strength }) => field === 'price' && strength !== 'avoid',
  );
  const known = found.figures[priced] ?? null;
  const ofProject = known === null ? undefined : { known, isOnlyHome: property.units.length === 1 };
  return {
    match,
    home,
    homes: fittingHomes(property, found.fitting_units),
    ...presentLimit(home, limitFor(home?.unitId, { limit, limitUnits }), ofProject),
    limit,
    limitUnits,
  };
}

/** Why a project is in the answer: which wishes it meets, misses or says nothing about, in sentences. */
function explain(
  found: Omit<Judged, 'id'>,
  property: LoadedProperty,
  interpretation: Interpretation,
  names: CatalogueNames,
): z.infer<typeof Match> {
  const { alternative, alternativesMet } = found;
  const constraints = toldOf(interpretation, alternative);
  // The closest home says what is missed; only one that fits is named.
  const unit = property.units.find(({ id }) => id === found.unit_id);
  const match = {
    met: [] as string[],
    missed: [] as string[],
    unknown: [] as string[],
    reasons: [] as string[],
    unitId: unit !== undefined && isFitting(constraints, found) ? String(unit.id) : null,
    ...(found.fit === undefined ? {} : { fit: found.fit }),
    ...(alternative === undefined || alternativesMet === undefined
      ? {}
      : { alternative, alternativesMet }),
  };
  const ways: WayTold[] = [];
  constraints.forEach((constraint, index) => {
    const { field, value } = fieldOf(constraint);
    const seen: Seen = {
      property,
      unit,
      figure: found.figures[index] ?? null,
      names,
      walk: found.walks[index] ?? undefined,
    };
    const verdict = found.verdicts[index] ?? null;
    const about = isOfPlace(constraint.field) ? aboutOf(property.property) : undefined;
    if (verdict === null && about !== undefined) {
      match.unknown.push(constraint.id);
      match.reasons.push(`Near enough to check: ${about}`);
    } else if (verdict === null) {
      match.unknown.push(constraint.id);
      match.reasons.push(field.notKnown?.(value, seen) ?? `${field.fact(value)} not disclosed`);
    } else if (constraint.strength === 'avoid' && !verdict) {
      match.met.push(constraint.id);
      match.reasons.push(field.avoided(value, seen));
    } else if (constraint.strength === 'avoid') {
      // A search excludes it; a project that was asked for by its id says so.
      match.missed.push(constraint.id);
      match.reasons.push(field.met(value, seen));
    } else {
      const way = wayOf(constraint, seen, verdict);
      if (way !== undefined) ways.push(way);
      match[verdict ? 'met' : 'missed'].push(constraint.id);
      const reason = (verdict ? field.met : field.missed)(value, seen);
      match.reasons.push(measuredFromMiddle(reason, about, seen) + (way?.against.text ?? ''));
    }
  });
  return ways.length === 0 ? match : { ...match, ways: presentWays(ways) };
}

/** A distance to a place that is known about is measured from its middle. */
function measuredFromMiddle(reason: string, about: string | undefined, { figure }: Seen): string {
  if (about === undefined || figure === null) return reason;
  // A distance is said to be about that much, the name of an area is not.
  return `${/^\d/.test(reason) ? 'About ' : ''}${reason} (${about})`;
}

/** The constraints that a project is judged by: those that hold in any case, then those of one alternative. */
function toldOf(
  { constraints, alternatives }: Interpretation,
  alternative: number | undefined,
): Constraint[] {
  if (alternative === undefined) return constraints;
  return [...constraints, ...(alternatives?.[alternative] ?? [])];
}

/** Whether the home that speaks for a project is of the kind that is asked for, whatever else it misses. */
const isOfKind = (
  constraints: readonly Constraint[],
  { verdicts }: Pick<Judged, 'verdicts'>,
): boolean =>
  constraints.every(
    (wish, index) => !namesKind(wish) || (verdicts[index] === true) === (wish.strength !== 'avoid'),
  );

/** Whether the home that speaks for a project breaks no wish that must hold of it, and keeps one of those about homes. */
function isFitting(
  constraints: readonly Constraint[],
  { verdicts }: Pick<Judged, 'verdicts'>,
): boolean {
  const ofHomes = constraints.flatMap((constraint, index) =>
    fieldOf(constraint).field.level === 'unit'
      ? [
          {
            ...constraint,
            isKept: (verdicts[index] === true) === (constraint.strength !== 'avoid'),
          },
        ]
      : [],
  );
  if (ofHomes.length === 0) return true;
  return (
    ofHomes.some(({ isKept }) => isKept) &&
    ofHomes.every(({ strength, isKept }) => isKept || strength === 'nice')
  );
}
