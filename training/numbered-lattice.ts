import type { Before } from '../packages/query/src/lattice/before.ts';
import type { Edge } from '../packages/query/src/lattice/edges.ts';
import { featuresOf } from '../packages/query/src/lattice/features.ts';
import type { Form } from '../packages/query/src/lattice/forms.ts';
import type { Lattice } from '../packages/query/src/lattice/lattice.ts';
import { againFeatures, linkFeatures } from '../packages/query/src/lattice/link-features.ts';
import { FeatureNumbers } from './feature-numbers.ts';

/** Of what is seen of edges, and of two edges of a row. */
export interface Numbers {
  roles: FeatureNumbers;
  links: FeatureNumbers;
}

export const newNumbers = (): Numbers => ({
  roles: new FeatureNumbers(),
  links: new FeatureNumbers(),
});

/** A lattice with the numbers of its features, which only the learner needs. */
export interface NumberedLattice {
  edges: readonly Edge[];
  before: Before | undefined;
  features: readonly (readonly number[])[];
  linkFeatures: (before: number, after: number) => readonly number[];
  /** Of two edges of one field. */
  againFeatures: (before: number, after: number) => readonly number[] | undefined;
}

export function numbered(lattice: Lattice, { roles, links }: Numbers): NumberedLattice {
  const { edges, forms, neighbours, context, gap, before } = lattice;
  const form = (at: number) => forms[at] as Form;
  return {
    edges,
    before,
    features: neighbours.map((own, at) =>
      roles.of((sink) =>
        featuresOf(form(at), context, own, { edge: sink, form: sink, group: sink, span: sink }),
      ),
    ),
    linkFeatures: (one, other) => {
      const between = gap(form(one).edge.to, form(other).edge.from);
      return links.of((sink) => linkFeatures(form(one), form(other), between, sink));
    },
    againFeatures: (one, other) =>
      form(one).edge.field === form(other).edge.field
        ? links.of((sink) => againFeatures(form(one), form(other), sink))
        : undefined,
  };
}
