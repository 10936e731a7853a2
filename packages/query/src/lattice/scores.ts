import type { Scores } from './decode.ts';
import { featuresOf } from './features.ts';
import type { Form } from './forms.ts';
import type { Lattice } from './lattice.ts';
import { againFeatures, linkFeatures } from './link-features.ts';
import type { Model } from './model.ts';
import { ROLE_COUNT } from './roles.ts';
import { sureOf } from './sure-edges.ts';
import { WeightSum } from './weight-table.ts';
import type { WeightTable } from './weight-table.ts';

/** The sums of the weights of what is seen. */
export function scoresOf(lattice: Lattice, model: Model): Scores {
  return { roles: roleScores(lattice, model.roles), ...linkScores(lattice, model.links) };
}

function roleScores({ forms, neighbours, context }: Lattice, table: WeightTable): Float64Array {
  const scores = new Float64Array(forms.length * ROLE_COUNT);
  const ofEdge = new WeightSum(table);
  const shared = [0, 1, 2].map(() => new SharedSum(table)) as [SharedSum, SharedSum, SharedSum];
  const [ofForm, ofGroup, ofSpan] = shared;
  const sums = [ofEdge, ...shared];
  for (const [at, form] of forms.entries()) {
    const last = forms[at - 1]?.edge;
    // Edges of one span follow each other.
    if (last?.from !== form.edge.from || last.to !== form.edge.to) {
      for (const sum of shared) sum.forget();
    }
    ofEdge.total.fill(0);
    featuresOf(form, context, neighbours[at] as Lattice['neighbours'][number], {
      edge: ofEdge,
      form: ofForm.begunFor(form.label.text),
      group: ofGroup.begunFor(form.group.text),
      span: ofSpan.begunFor(''),
    });
    sureOf(form.edge, context, scores.subarray(at * ROLE_COUNT, (at + 1) * ROLE_COUNT));
    for (const { total } of sums) {
      for (let role = 0; role < ROLE_COUNT; role++) {
        scores[at * ROLE_COUNT + role] =
          (scores[at * ROLE_COUNT + role] as number) + (total[role] as number);
      }
    }
  }
  return scores;
}

/** A sum that several edges of a span have in common is made once. */
class SharedSum extends WeightSum {
  private readonly known = new Map<string, Float64Array>();

  forget(): void {
    this.known.clear();
  }

  /** Nothing where the sum is known. */
  begunFor(name: string): this | undefined {
    const known = this.known.get(name);
    this.total = known ?? new Float64Array(ROLE_COUNT);
    if (known !== undefined) return undefined;
    this.known.set(name, this.total);
    return this;
  }
}

/** What two edges are worth together depends on their forms and on what stands between: each is summed once. */
function linkScores({ forms, gap }: Lattice, table: WeightTable): Omit<Scores, 'roles'> {
  const sum = new WeightSum(table);
  const ids = new Map<string, number>();
  const idOf = (name: string) => {
    const id = ids.get(name) ?? ids.size;
    ids.set(name, id);
    return id;
  };
  const fields = forms.map(({ field }) => idOf(field.text));
  const labels = forms.map(({ label }) => idOf(label.text));
  const links: Float64Array[][][] = [];
  const agains: Float64Array[][] = [];
  const summed = (
    known: Float64Array[][],
    [before, after]: readonly [number, number],
    say: () => void,
  ): Float64Array => {
    const row = (known[before] ??= []);
    const made = row[after];
    if (made !== undefined) return made;
    sum.total = new Float64Array(table.width);
    say();
    row[after] = sum.total;
    return sum.total;
  };
  return {
    link: (before, after) => {
      const [one, other] = [forms[before] as Form, forms[after] as Form];
      const between = gap(one.edge.to, other.edge.from);
      const by = fields[before] === fields[after] ? labels : fields;
      const pair = [by[before] as number, by[after] as number] as const;
      return summed((links[between.id] ??= []), pair, () => linkFeatures(one, other, between, sum));
    },
    again: (before, after) => {
      if (fields[before] !== fields[after]) return undefined;
      const pair = [labels[before] as number, labels[after] as number] as const;
      return summed(agains, pair, () =>
        againFeatures(forms[before] as Form, forms[after] as Form, sum),
      );
    },
  };
}
