import {
  array,
  assert,
  boolean,
  constantFrom,
  dictionary,
  integer,
  oneof,
  option,
  property,
  record,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  factsOf,
  type FactRules,
  type Facts,
  type FactValue,
  SOURCE_KINDS,
  takesPlace,
  type Telling,
  toldBetween,
} from './tellings.ts';

const RUNS = 1000;

const RULES: FactRules = {
  mayTell: () => true,
  isSame: (_fact, one, other) => JSON.stringify(one) === JSON.stringify(other),
  saidOf: (fact) => (fact === 'numberCheckedOn' ? 'number' : undefined),
  isWithin: () => false,
  goingWith: (fact) => (fact === 'number' ? ['numberCheckedOn'] : []),
};

const FACTS = ['khatha', 'price', 'number', 'numberCheckedOn', 'units/2 bhk/price', 'images/a'];
const ORDER = new Map(FACTS.map((fact, i) => [fact, i]));

/** One thing that happens to a project. */
type Step =
  | {
      does: 'import' | 'edit';
      told: Record<string, number | null>;
      source: string;
      kind: Telling['kind'];
      asOf: string | null;
    }
  | { does: 'undo' | 'accept' | 'decline'; which: number }
  | { does: 'merge'; steps: Step[] };

const told = (value: Arbitrary<number | null>) =>
  dictionary(constantFrom(...FACTS), value, { maxKeys: FACTS.length });
const telling = {
  source: constantFrom('A portal', 'Another portal', 'The register', 'A portal; The register'),
  kind: constantFrom(...SOURCE_KINDS),
  asOf: option(constantFrom('2026-01-01', '2026-02-01', '2026-03-01')),
};
const imported = record({
  does: constantFrom('import' as const),
  told: told(integer({ min: 1, max: 4 })),
  ...telling,
});
const edited = record({
  does: constantFrom('edit' as const),
  told: told(
    oneof(
      { weight: 3, arbitrary: integer({ min: 1, max: 4 }) },
      { weight: 1, arbitrary: constantFrom(null) },
    ),
  ),
  ...telling,
});
const onOneOf = record({
  does: constantFrom('undo' as const, 'accept' as const, 'decline' as const),
  which: integer({ min: 0, max: 30 }),
});
const simple: Arbitrary<Step> = oneof(imported, imported, edited, onOneOf);
const merged: Arbitrary<Step> = record({
  does: constantFrom('merge' as const),
  steps: array(simple, { maxLength: 5 }),
});
const sequence = array(oneof({ weight: 8, arbitrary: simple }, { weight: 1, arbitrary: merged }), {
  maxLength: 14,
});

/** What the server does with each step: it adds to the journal, or marks in it. */
function journalAfter(steps: readonly Step[], begun: readonly Telling[] = [], from = 1): Telling[] {
  let journal = [...begun];
  let next = Math.max(from, ...journal.map(({ id }) => id + 1));
  const add = (given: Omit<Telling, 'id' | 'isTakenBack'>) => {
    journal.push({ id: next++, isTakenBack: false, ...given });
  };
  for (const step of steps) {
    if (step.does === 'merge') {
      // The other project has a history of its own, of the same days.
      const other = journalAfter(step.steps, [], next);
      journal = [...journal, ...other];
      next += other.length;
      continue;
    }
    if (step.does === 'undo') {
      const at = journal[step.which % Math.max(1, journal.length)];
      journal = journal.map((each) => (each === at ? { ...each, isTakenBack: true } : each));
      continue;
    }
    if ('which' in step) {
      const open = [...now(journal).differences].flatMap(([fact, all]) =>
        all.map((each) => ({ fact, ...each })),
      );
      const one = open[step.which % Math.max(1, open.length)];
      if (one === undefined) continue;
      const { source, asOf } = one.telling;
      const isDeclined = step.does === 'decline';
      add({
        told: [[one.fact, one.value]],
        source,
        asOf,
        kind: 'staff',
        isDecided: !isDeclined,
        isDeclined,
      });
      continue;
    }
    const inOrder = Object.entries<number | null>(step.told).toSorted(
      ([a], [b]) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0),
    );
    const { source, kind, asOf } = step;
    if (step.does === 'import') add({ told: inOrder, source, kind, asOf, isDecided: false });
    else
      add({ told: inOrder, source: 'Staff', kind: 'staff', asOf: '2026-02-15', isDecided: true });
  }
  return journal;
}

const now = (journal: readonly Telling[]): Facts => factsOf(journal, RULES);
const values = ({ facts }: Facts) => new Map([...facts].map(([fact, { value }]) => [fact, value]));
const plain = ({ facts, differences }: Facts) => JSON.stringify([[...facts], [...differences]]);

const holds = <T>(arbitrary: Arbitrary<T>, law: (value: T) => void): void =>
  assert(property(arbitrary, law), { numRuns: RUNS });

describe('the facts after any sequence of imports, edits, undos, decisions and merges', () => {
  it('are the same whenever the journal is replayed, in whatever order it is read', () => {
    holds(record({ steps: sequence, isReversed: boolean() }), ({ steps, isReversed }) => {
      const journal = journalAfter(steps);
      const read = JSON.parse(
        JSON.stringify(isReversed ? journal.toReversed() : journal),
      ) as Telling[];
      expect(plain(now(read))).toBe(plain(now(journal)));
    });
  });

  it('are as if an import had not been, once it is taken back, whatever came after it', () => {
    holds(
      record({ before: sequence, one: imported, after: sequence }),
      ({ before, one, after }) => {
        const begun = journalAfter(before);
        const [last, ...rest] = journalAfter([one], begun).toReversed();
        const journal = journalAfter(after, [...rest, ...(last ? [last] : [])]);
        const taken = journal.map((each) =>
          each.id === last?.id ? { ...each, isTakenBack: true } : each,
        );
        const without = journal.filter(({ id }) => id !== last?.id);
        expect([...values(now(taken))]).toEqual([...values(now(without))]);
      },
    );
  });

  it('are exactly those before the import, differences and all, when it is taken back at once', () => {
    holds(record({ before: sequence, one: imported }), ({ before, one }) => {
      const begun = journalAfter(before);
      const journal = journalAfter([one], begun);
      const taken = journal.map((each, i) =>
        i === begun.length ? { ...each, isTakenBack: true } : each,
      );
      expect(plain(now(taken))).toBe(plain(now(begun)));
    });
  });
});

describe('an import', () => {
  it('changes nothing that it does not tell, but a day that was of another number', () => {
    holds(record({ before: sequence, one: imported }), ({ before, one }) => {
      const begun = journalAfter(before);
      const [was, is] = [now(begun), now(journalAfter([one], begun))];
      for (const fact of FACTS) {
        if (fact in one.told || (fact === 'numberCheckedOn' && 'number' in one.told)) continue;
        expect(is.facts.get(fact)).toEqual(was.facts.get(fact));
        expect(is.differences.get(fact)).toEqual(was.differences.get(fact));
      }
    });
  });

  it('with a subset of the known facts, from the same source, changes nothing', () => {
    holds(
      record({ before: sequence, one: imported, some: array(constantFrom(...FACTS)) }),
      ({ before, one, some }) => {
        const begun = journalAfter([...before, one]);
        const standing = now(begun);
        const subset = Object.entries(one.told).filter(
          ([fact, value]) => some.includes(fact) && standing.facts.get(fact)?.value === value,
        );
        const again = now(journalAfter([{ ...one, told: Object.fromEntries(subset) }], begun));
        expect([...values(again)]).toEqual([...values(standing)]);
      },
    );
  });

  it('never replaces a stronger or newer fact, unless that is from the same source', () => {
    holds(record({ before: sequence, one: imported }), ({ before, one }) => {
      const begun = journalAfter(before);
      const [was, is] = [now(begun), now(journalAfter([one], begun))];
      for (const [fact, { value, telling: by }] of is.facts) {
        const stood = was.facts.get(fact);
        if (stood === undefined || stood.value === value) continue;
        expect(takesPlace(by, stood.telling)).toBe(true);
        const isOwn = by.source
          .split('; ')
          .some((name) => stood.telling.source.split('; ').includes(name));
        if (isOwn) continue;
        expect(SOURCE_KINDS.indexOf(by.kind)).toBeLessThanOrEqual(
          SOURCE_KINDS.indexOf(stood.telling.kind),
        );
        expect((by.asOf ?? '') >= (stood.telling.asOf ?? '')).toBe(true);
      }
    });
  });

  it('loses nothing: each value becomes the fact, is kept as a difference, or was declined', () => {
    holds(record({ before: sequence, one: imported }), ({ before, one }) => {
      const begun = journalAfter(
        before.filter(
          ({ does }) =>
            does !== 'decline' && does !== 'edit' && does !== 'accept' && does !== 'merge',
        ),
      );
      const is = now(journalAfter([one], begun));
      for (const [fact, value] of Object.entries(one.told)) {
        if (fact === 'numberCheckedOn') continue;
        const said: FactValue[] = [
          is.facts.get(fact)?.value ?? null,
          ...(is.differences.get(fact) ?? []).map((each) => each.value),
        ];
        expect(said).toContain(value);
      }
    });
  });
});

describe('what a person decides', () => {
  it('stands, whatever was there', () => {
    holds(record({ before: sequence, one: edited }), ({ before, one }) => {
      const is = now(journalAfter([one], journalAfter(before)));
      for (const [fact, value] of Object.entries(one.told)) {
        expect(is.facts.get(fact)?.value).toBe(value);
      }
    });
  });

  it('brings any facts to any others', () => {
    const state = told(integer({ min: 1, max: 4 }));
    holds(record({ before: sequence, next: state }), ({ before, next }) => {
      const begun = journalAfter(before);
      const wanted = new Map<string, FactValue>(Object.entries(next));
      const decided = toldBetween(values(now(begun)), wanted, RULES.isSame);
      const [id, asOf] = [begun.length + 100, '2026-05-01'];
      const is = now([
        ...begun,
        {
          id,
          told: decided,
          source: 'Staff',
          kind: 'staff',
          asOf,
          isDecided: true,
          isTakenBack: false,
        },
      ]);
      const known = [...values(is)].filter(([, value]) => value !== null);
      expect(new Map(known)).toEqual(wanted);
    });
  });

  it('made over an import keeps the earlier value as a difference when the import is taken back', () => {
    const of = (id: number, value: number, given: Partial<Telling>): Telling => ({
      id,
      told: [['price', value]],
      source: 'A portal',
      kind: 'portal',
      asOf: null,
      isDecided: false,
      isTakenBack: false,
      ...given,
    });
    const journal = [
      of(1, 80, {}),
      of(2, 90, { isTakenBack: true }),
      of(3, 85, { source: 'Staff', kind: 'staff', isDecided: true }),
    ];
    const { facts, differences } = now(journal);
    expect(facts.get('price')?.value).toBe(85);
    expect(differences.get('price')?.map(({ value }) => value)).toEqual([80]);
  });
});
