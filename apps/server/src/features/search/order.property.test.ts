import { canonical } from '@manemitra/query/canonical';
import type { Criteria } from '@manemitra/query/criteria';
import type { FoundProperty } from '@manemitra/contract/search';
import { describe as sentenceOf } from '@manemitra/query/describe';
import type { Interpretation } from '@manemitra/query/interpretation';
import { severityOf } from '@manemitra/domain/verdict/levels';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import { testApp } from '#server/testing/test-app.ts';
import { criteriaFor } from './testing/criteria-for.ts';
import { loadKnownCatalogue } from './testing/known-catalogue.ts';
import { isOver, nearnessOf } from './testing/oracle-order.ts';
import type { Known } from './testing/oracle.ts';

const test = testApp();
let catalogue: Map<string, Known>;
let say: (criteria: Criteria) => string;
beforeAll(async () => {
  catalogue = await loadKnownCatalogue(test.db, 150, 31);
  const names = await loadCatalogueNames(test.db);
  say = (criteria) => sentenceOf(criteria, names);
});

/**
 * What a list shows of how good a project is, less is better: nice wishes that are not met, whether all that will be paid is over the
 * limit, whether a way may be, the verdict, the distance.
 */
function shownOf(
  { id, match, verdict, home }: FoundProperty,
  { constraints }: Pick<Interpretation, 'constraints'>,
): number[] {
  const known = catalogue.get(id);
  if (known === undefined) throw new Error(`No project has the id ${id}.`);
  const nices = constraints.filter(({ strength }) => strength === 'nice');
  return [
    nices.filter((wish) => !match.met.includes(wish.id)).length,
    ...(['price', 'near'] as const).map((of) =>
      Number(
        constraints.some(
          (wish) => wish.field === of && isOver(known, positionOf(known, home), wish),
        ),
      ),
    ),
    severityOf(verdict.level),
    -nearnessOf(known, constraints),
  ];
}

const positionOf = ({ unitIds }: Known, home: FoundProperty['home']) =>
  home === null ? undefined : unitIds.findIndex((id) => String(id) === home.unitId);

/** Of two projects, whether the first is nowhere better and somewhere worse. */
const isWorse = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, at) => value >= (other[at] ?? 0)) &&
  one.some((value, at) => value > (other[at] ?? 0) + 0.002);

it('no project that is worse in what is shown, and better in nothing, stands before another', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(
      criteriaFor([...catalogue.values()]).map(canonical),
      async ({ constraints }) => {
        const wanted: Criteria = { constraints };
        fc.pre(say(wanted) !== '');
        const { answer, problem } = await test.call('searchProperties', {
          query: { prompt: say(wanted), limit: 100 },
        });
        if (answer?.detailsLevel !== 'full') throw new Error(problem?.detail);
        const { interpretation, properties } = answer;
        fc.pre(interpretation.sort === undefined && interpretation.alternatives === undefined);
        const shown = properties.map((one) => shownOf(one, interpretation));
        const wrong = shown.flatMap((one, at) =>
          shown.slice(at + 1).flatMap((other) => (isWorse(one, other) ? [{ one, other }] : [])),
        );
        compared += shown.length;
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 80 },
  );
  expect(compared).toBeGreaterThan(100);
}, 120_000);
