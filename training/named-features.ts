import type { Before } from '../packages/query/src/lattice/before.ts';
import type { Edge } from '../packages/query/src/lattice/edges.ts';
import { featuresOf } from '../packages/query/src/lattice/features.ts';
import type { Form } from '../packages/query/src/lattice/forms.ts';
import type { Lattice } from '../packages/query/src/lattice/lattice.ts';
import { againFeatures, linkFeatures } from '../packages/query/src/lattice/link-features.ts';
import type { FeatureSink, Part } from '../packages/query/src/lattice/parts.ts';

/** A lattice with the names of its features, which only the learner needs. */
export interface NamedLattice {
  edges: readonly Edge[];
  before: Before | undefined;
  features: readonly (readonly string[])[];
  linkFeatures: (before: number, after: number) => string[];
  /** Of two edges of one field. */
  againFeatures: (before: number, after: number) => string[] | undefined;
}

export function named({ edges, forms, neighbours, context, gap, before }: Lattice): NamedLattice {
  const form = (at: number) => forms[at] as Form;
  return {
    edges,
    before,
    features: neighbours.map((own, at) =>
      namesOf((sink) =>
        featuresOf(form(at), context, own, { edge: sink, form: sink, group: sink, span: sink }),
      ),
    ),
    linkFeatures: (one, other) => {
      const between = gap(form(one).edge.to, form(other).edge.from);
      return namesOf((sink) => linkFeatures(form(one), form(other), between, sink));
    },
    againFeatures: (one, other) =>
      form(one).edge.field === form(other).edge.field
        ? namesOf((sink) => againFeatures(form(one), form(other), sink))
        : undefined,
  };
}

/** The names of the features that are said to a sink. */
export function namesOf(say: (sink: FeatureSink) => void): string[] {
  const names: string[] = [];
  const add = (...parts: readonly (Part | undefined)[]) => {
    names.push(parts.flatMap((part) => part?.text ?? []).join(' '));
  };
  say({ add });
  return names;
}
