import type { GoldConstraint, LabelledSentence } from '../bench/labelled-set.ts';
import { sentenceNames } from '../bench/read-labelled.ts';
import type { CatalogueNames } from '../packages/query/src/interpretation.ts';
import { nameIndexOf } from '../packages/query/src/name-index.ts';
import { interpretBy } from '../packages/query/src/interpret.ts';
import { beforeOf } from '../packages/query/src/lattice/before.ts';
import { repairedLattice } from '../packages/query/src/lattice/repair.ts';
import type { Model } from '../packages/query/src/lattice/model.ts';
import { FIRST_REFINING, ROLES, ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import { asRefused } from '../packages/query/src/refused-places.ts';
import type { Wish } from '../packages/query/src/reading.ts';
import { tokenize } from '../packages/query/src/tokens.ts';
import { numbered } from './numbered-lattice.ts';
import type { NumberedLattice, Numbers } from './numbered-lattice.ts';
import { COST_OF_INVERSION, COST_OF_SUM, atomsOf } from './wish-atoms.ts';

/** A sentence with what is right of it, as the learner sees it. */
export interface Example {
  id: string;
  isHeld: boolean;
  lattice: NumberedLattice;
  /** For each labelling that is right: what each edge is in each role. */
  labellings: Labelling[];
}

export interface Labelling {
  /** `[edge * ROLE_COUNT + role]`: above 0 the wishes of the labelling that it says, else what it costs to say it. */
  gains: Float64Array;
  /** All that the labelling wants, so far as a sentence says it. */
  size: number;
  /** What an edge says of the labelling, to tell whether a row says all. */
  says: readonly (readonly string[])[];
  all: ReadonlySet<string>;
}

/** A sentence said of a catalogue; without one, of the names that the writers were told. */
export type TrainingSentence = LabelledSentence & {
  names?: CatalogueNames;
  /** A test holds it. */
  isHeld?: true;
};

/** Builds what is learned from. `model` reads the sentence before; features get their numbers from `numbers`. */
export function exampleOf(
  sentence: TrainingSentence,
  model: Model,
  numbers: Numbers,
): Example | undefined {
  const { id, query, previous, today, gold, names = sentenceNames } = sentence;
  if (gold.questions === true) return undefined;
  const isOfProjects = gold.intent === 'compare' || gold.intent === 'project-question';
  if (gold.intent !== 'search' && gold.intent !== 'refine' && !isOfProjects) return undefined;
  const first = previous === undefined ? undefined : interpretBy(model, previous, { today, names });
  const whole = numbered(
    repairedLattice(
      { text: query, tokens: tokenize(query), today, names: nameIndexOf(names) },
      beforeOf(first),
    ),
    numbers,
  );
  const lattice = isOfProjects ? ofProjects(whole) : whole;
  // Which of them are joined by "or" is learned apart.
  const all = [...gold.constraints, ...(gold.alternativeWishes ?? []).flat()];
  const labellings = [all, ...(sentence.alternatives ?? [])].map((wishes) =>
    labellingOf(lattice, wishes, first?.constraints ?? []),
  );
  return { id, isHeld: sentence.isHeld === true, lattice, labellings };
}

/** A question about projects says only which are meant: what else it names is asked, and not wished. */
function ofProjects(lattice: NumberedLattice): NumberedLattice {
  const kept = lattice.edges.flatMap(({ field }, at) => (field === 'project' ? [at] : []));
  const place = (at: number) => kept[at] ?? 0;
  return {
    ...lattice,
    edges: kept.flatMap((at) => lattice.edges[at] ?? []),
    features: kept.map((at) => lattice.features[at] ?? []),
    linkFeatures: (one, other) => lattice.linkFeatures(place(one), place(other)),
    againFeatures: (one, other) => lattice.againFeatures(place(one), place(other)),
  };
}

type Said = Pick<GoldConstraint, 'field' | 'value' | 'strength'>;

/** Fields of which several stand side by side, so that a further one replaces none. */
const MANY = new Set(['amenity', 'near', 'metroLine', 'possession', 'project']);

function labellingOf(
  { edges }: NumberedLattice,
  wishes: readonly Said[],
  previous: readonly Said[],
): Labelling {
  const right = new Map<string, Set<string>>();
  for (const strength of ['must', 'nice', 'avoid'] as const) {
    right.set(
      strength,
      new Set(wishes.filter((one) => one.strength === strength).flatMap(atomsOf)),
    );
  }
  const free = new Set(
    wishes.flatMap((one) => {
      const atoms = atomsOf(one);
      return (one.field === 'near' || one.field === 'metroLine') && atoms.length === 1 ? atoms : [];
    }),
  );
  const before = new Set(previous.filter(({ strength }) => strength !== 'avoid').flatMap(atomsOf));
  const beforeAny = new Set(previous.flatMap(atomsOf));
  const rightAny = new Set([...right.values()].flatMap((one) => [...one]));
  const must = right.get('must') ?? new Set<string>();
  const gains = new Float64Array(edges.length * ROLE_COUNT);
  const says: string[][] = [];
  for (const [at, edge] of edges.entries()) {
    const atomsAs = (wishes: readonly Wish[]) =>
      wishes.flatMap((wish) => {
        const [subject = '', ...way] = atomsOf(wish);
        return free.has(subject) &&
          way.length > 0 &&
          (wish.field === 'near' || wish.field === 'metroLine')
          ? [subject]
          : [subject, ...way];
      });
    const wanting = atomsAs(edge.wishes);
    const refusing = atomsAs(edge.wishes.map(asRefused));
    const { field } = edge;
    const stays = [...before].some(
      (one) => one.startsWith(`${field} `) && must.has(one) && !wanting.includes(one),
    );
    const wrong = COSTS[field] ?? 1;
    // Of two that say the same, the one that reads more of the sentence.
    const gain = wanting.length + WORD * (edge.to - edge.from);
    for (const [role, name] of ROLES.entries()) {
      const index = at * ROLE_COUNT + role;
      const atoms = name === 'avoid' ? refusing : wanting;
      if (role < FIRST_REFINING) {
        const wanted = right.get(name) ?? must;
        const isRight = atoms.every((atom) => wanted.has(atom));
        // Where others of a list stay, a further one is "also".
        const isList =
          previous.length > 0 && !MANY.has(field) && name === 'must' && stays && !RANGES.has(field);
        gains[index] = isRight && !isList ? gain : -costOf(atoms, name, wrong);
      } else if (name === 'also') {
        const isRight = stays && atoms.every((atom) => must.has(atom));
        gains[index] = isRight ? gain : -wrong;
      } else {
        const isRight = atoms.every((atom) => beforeAny.has(atom) && !rightAny.has(atom));
        gains[index] = isRight ? gain : -wrong;
      }
    }
    says.push([...new Set([...wanting, ...refusing])]);
  }
  const all = new Set([
    ...[...rightAny].filter((atom) => !before.has(atom)),
    ...[...beforeAny].filter((atom) => !rightAny.has(atom)),
  ]);
  return { gains, size: all.size, says, all };

  function costOf(atoms: readonly string[], name: string, wrong: number): number {
    const others = name === 'avoid' ? ['must', 'nice'] : ['avoid'];
    const isInverted = atoms.some((atom) =>
      others.some((one) => right.get(one)?.has(atom) === true),
    );
    return isInverted ? COST_OF_INVERSION : wrong;
  }
}

const WORD = 0.05;
const RANGES = new Set([
  'price',
  'area',
  'totalUnits',
  'openSpacePercent',
  'maintenancePerSqft',
  'loadingPercent',
  'towers',
]);
const COSTS: Readonly<Record<string, number>> = { price: COST_OF_SUM };
