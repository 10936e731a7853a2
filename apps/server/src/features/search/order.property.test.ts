import { canonical } from '@manemitra/query/canonical';
import type { Criteria } from '@manemitra/query/criteria';
import type { FoundProperty } from '@manemitra/contract/found-property';
import { fittingIn, tallyFits, type Fit, type Fitting } from '@manemitra/domain/how-many-fit';
import { describe as sentenceOf } from '@manemitra/query/describe';
import type { Interpretation } from '@manemitra/query/interpretation';
import { severityOf } from '@manemitra/domain/verdict/levels';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import { testApp } from '#server/testing/test-app.ts';
import { criteriaFor } from './testing/criteria-for.ts';
import { loadKnownCatalogue } from './testing/known-catalogue.ts';
import { nearnessOf } from './testing/oracle-order.ts';
import type { Known } from './testing/oracle.ts';

const test = testApp();
let catalogue: Map<string, Known>;
let answers: Whole[];
let say: (criteria: Criteria) => string;
beforeAll(async () => {
  catalogue = await loadKnownCatalogue(test.db, 150, 31);
  const names = await loadCatalogueNames(test.db);
  say = (criteria) => sentenceOf(criteria, names);
  answers = await wholeAnswers();
}, 120_000);

/** The wishes that a project was judged by. */
const toldOf = (
  { constraints, alternatives = [] }: Pick<Interpretation, 'constraints' | 'alternatives'>,
  { match }: Pick<FoundProperty, 'match'>,
) => [...constraints, ...(alternatives[match.alternative ?? -1] ?? [])];

/** Whether a card says of something that was asked or refused that it is not known. */
const isUnknownOnCard = (found: FoundProperty, interpretation: Interpretation): boolean =>
  toldOf(interpretation, found).some(
    ({ id, strength }) => strength !== 'nice' && found.match.unknown.includes(id),
  );

/** How surely a project fits, by nothing but the texts and signs of its card. */
function fitOnCard(found: FoundProperty, interpretation: Interpretation): Fit {
  const { match, difference } = found;
  const musts = toldOf(interpretation, found).filter(({ strength }) => strength === 'must');
  const isLimited = musts.some(({ field, value }) => field === 'price' && 'max' in value);
  if (isLimited && difference?.tone === 'over') return 'over-limit';
  const isLate = (match.ways ?? []).some(
    ({ id, standing, text }) =>
      musts.some((wish) => wish.id === id) &&
      (standing === 'may-be-over' || standing === 'over' || text.includes('may be over')),
  );
  if (isLate) return 'may-be-late';
  const isGuessed = (match.ways ?? []).some(
    ({ id, standing }) => standing === 'likely' && musts.some((wish) => wish.id === id),
  );
  const isAllKnown =
    !isGuessed &&
    (!isLimited || difference?.tone === 'under') &&
    !isUnknownOnCard(found, interpretation);
  return isAllKnown ? 'sure' : 'by-what-is-known';
}

/**
 * What a list shows of how good a project is, less is better: whether it is over the limit, whether a way may be late, whether not all that
 * decides is known, nice wishes that are not met, the verdict, the distance.
 */
function shownOf(found: FoundProperty, interpretation: Interpretation): number[] {
  const { id, match, verdict } = found;
  const known = catalogue.get(id);
  if (known === undefined) throw new Error(`No project has the id ${id}.`);
  const { constraints } = interpretation;
  const nices = constraints.filter(({ strength }) => strength === 'nice');
  const fit = fitOnCard(found, interpretation);
  const isLate = (match.ways ?? []).some(
    ({ standing }) => standing === 'may-be-over' || standing === 'over',
  );
  return [
    Number(fit === 'over-limit'),
    Number(fit === 'may-be-late' || (fit === 'over-limit' && isLate)),
    Number(fit === 'by-what-is-known'),
    nices.filter((wish) => !match.met.includes(wish.id)).length,
    severityOf(verdict.level),
    -nearnessOf(known, constraints),
  ];
}

/** Of two projects, whether the first is nowhere better and somewhere worse. */
const isWorse = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, at) => value >= (other[at] ?? 0)) &&
  one.some((value, at) => value > (other[at] ?? 0) + 0.002);

const GROUPS: Record<Fit, number> = {
  sure: 0,
  'by-what-is-known': 1,
  'may-be-late': 2,
  'over-limit': 3,
};

interface Whole {
  interpretation: Interpretation;
  properties: FoundProperty[];
  counts: Fitting;
}

/** Whole answers to sentences of every kind, and to as many that ask for nothing but a price and ways. */
async function wholeAnswers(): Promise<Whole[]> {
  const any = criteriaFor([...catalogue.values()]);
  const mostOnly = any.map(({ constraints }) => ({
    constraints: constraints.filter(({ field }) => field === 'price' || field === 'near'),
  }));
  const wholes: Whole[] = [];
  await fc.assert(
    fc.asyncProperty(fc.oneof(any, mostOnly).map(canonical), async (wanted) => {
      fc.pre(say(wanted) !== '');
      const { answer, problem } = await test.call('searchProperties', {
        query: { prompt: say(wanted), limit: 100 },
      });
      if (answer?.detailsLevel !== 'full') throw new Error(problem?.detail);
      const { properties, interpretation, pagination } = answer;
      if (pagination.nextPage !== null) return;
      wholes.push({ properties, interpretation, counts: fittingIn(answer) });
    }),
    { numRuns: 80 },
  );
  return wholes;
}

describe('a list', () => {
  it('counts above what its cards say one by one', () => {
    const seen = new Set<Fit>();
    for (const { properties, interpretation, counts } of answers) {
      const fits = properties.map((one) => fitOnCard(one, interpretation));
      for (const fit of fits) seen.add(fit);
      expect(properties.map(({ match }) => match.fit)).toEqual(fits);
      expect(counts).toEqual(tallyFits(fits));
    }
    expect(seen.size).toBeGreaterThan(2);
  });

  it('never counts as surely fitting what does not tell something that was asked or refused', () => {
    const refused = new Set<string>();
    for (const { properties, interpretation } of answers) {
      const untold = properties.filter((one) => isUnknownOnCard(one, interpretation));
      expect(untold.filter(({ match }) => match.fit === 'sure')).toEqual([]);
      for (const one of untold) {
        const unknown = toldOf(interpretation, one).filter(({ id }) =>
          one.match.unknown.includes(id),
        );
        for (const { field, strength } of unknown) if (strength === 'avoid') refused.add(field);
      }
    }
    expect(refused.size).toBeGreaterThan(4);
  });

  it('puts none before another that is worse in what is shown and better in nothing', () => {
    let compared = 0;
    for (const { properties, interpretation } of answers) {
      if (interpretation.sort !== undefined || interpretation.alternatives !== undefined) continue;
      const shown = properties.map((one) => shownOf(one, interpretation));
      const wrong = shown.flatMap((one, at) =>
        shown.slice(at + 1).flatMap((other) => (isWorse(one, other) ? [{ one, other }] : [])),
      );
      compared += shown.length;
      expect(wrong).toEqual([]);
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('puts what surely fits first, then each group of what may not, whatever was said', () => {
    for (const { properties, interpretation } of answers) {
      // An order that the buyer chose is kept to the letter.
      if (interpretation.sort !== undefined && interpretation.sort !== 'fair') continue;
      const groups = properties.map(({ match }) => GROUPS[match.fit ?? 'sure']);
      expect(groups).toEqual(groups.toSorted((a, b) => a - b));
    }
  });
});
