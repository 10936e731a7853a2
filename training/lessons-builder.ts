import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import type { Example, Labelling } from './examples.ts';
import { Growing } from './growing.ts';
import { INTS } from './lessons.ts';
import type { Lessons } from './lessons.ts';
import type { NumberedLattice } from './numbered-lattice.ts';

/** As far as the bounded decoder looks. */
const WINDOW = 60;

/** Sentences cut into arrays, one after the other. */
export class LessonsBuilder {
  private readonly ids: string[] = [];
  private readonly ints = Object.fromEntries(
    INTS.map((name) => [name, new Growing(Int32Array)]),
  ) as Record<(typeof INTS)[number], Growing<Int32Array>>;
  private readonly gains = new Growing(Float64Array);
  private readonly knownSets = new Map<string, number>();

  add({ id, lattice, labellings, isHeld }: Example, place: number): void {
    const { ints } = this;
    this.ids.push(id);
    ints.places.push(place);
    ints.areHeld.push(Number(isHeld));
    ints.areRefining.push(Number(lattice.before !== undefined));
    ints.firstEdges.push(ints.fields.length);
    ints.firstSets.push(ints.sets.length);
    const fields = new Map<string, number>();
    const sets = new Map<number, number>();
    for (const [at, { field, from }] of lattice.edges.entries()) {
      ints.fields.push(numberIn(fields, field));
      ints.firstFeatures.push(ints.features.length);
      for (const feature of lattice.features[at] ?? []) ints.features.push(feature);
      ints.firstBefores.push(ints.befores.length);
      let mayRepeat = false;
      for (let before = at - 1; before >= 0; before--) {
        const other = lattice.edges[before];
        if (other === undefined || other.to > from) continue;
        mayRepeat ||= other.field === field;
        if (before < at - WINDOW) continue;
        ints.befores.push(before);
        ints.links.push(this.setOf(sets, lattice.linkFeatures(before, at)));
      }
      ints.mayRepeat.push(Number(mayRepeat));
    }
    this.addAgains(lattice, sets);
    ints.firstLabellings.push(ints.firstGains.length);
    for (const labelling of labellings) this.addLabelling(labelling, lattice.edges.length);
  }

  taken(): Lessons {
    const { ints, ids, gains } = this;
    const ends: readonly [keyof typeof ints, number][] = [
      ['firstEdges', ints.fields.length],
      ['firstFeatures', ints.features.length],
      ['firstBefores', ints.befores.length],
      ['firstSets', ints.sets.length],
      ['firstLinkFeatures', ints.linkFeatures.length],
      ['firstLabellings', ints.firstGains.length],
      ['firstAtoms', ints.atoms.length],
    ];
    for (const [name, end] of ends) ints[name].push(end);
    const shared = Object.fromEntries(INTS.map((name) => [name, ints[name].shared()])) as Record<
      (typeof INTS)[number],
      Int32Array
    >;
    return { ...shared, ids, gains: gains.shared() };
  }

  /** Two edges of one shape are known by the numbers of what is seen of them and themselves. */
  private addAgains({ edges, againFeatures }: NumberedLattice, sets: Map<number, number>): void {
    const { ints } = this;
    const shapes = new Map<string, number>();
    const firsts: number[] = [];
    for (const at of edges.keys()) {
      const shape = (againFeatures(at, at) ?? []).join();
      if (!shapes.has(shape)) firsts.push(at);
      ints.shapes.push(numberIn(shapes, shape));
    }
    ints.shapeCounts.push(shapes.size);
    ints.firstAgains.push(ints.agains.length);
    for (const before of firsts) {
      for (const after of firsts) {
        const features = againFeatures(before, after);
        ints.agains.push(features === undefined ? -1 : this.setOf(sets, features));
      }
    }
  }

  private addLabelling({ gains, says, all }: Labelling, edges: number): void {
    const { ints } = this;
    ints.firstGains.push(this.gains.length);
    for (let at = 0; at < edges * ROLE_COUNT; at++) this.gains.push(gains[at] ?? 0);
    ints.wanted.push(all.size);
    ints.firstSayings.push(ints.firstAtoms.length);
    const numbers = new Map([...all].map((atom, at) => [atom, at]));
    for (let edge = 0; edge < edges; edge++) {
      ints.firstAtoms.push(ints.atoms.length);
      for (const atom of says[edge] ?? []) {
        const number = numbers.get(atom);
        if (number !== undefined) ints.atoms.push(number);
      }
    }
  }

  /** The number of a set of features within its sentence; the same set stands once among all. */
  private setOf(ofSentence: Map<number, number>, features: readonly number[]): number {
    const { ints, knownSets } = this;
    const name = features.join();
    let set = knownSets.get(name);
    if (set === undefined) {
      set = ints.firstLinkFeatures.length;
      knownSets.set(name, set);
      ints.firstLinkFeatures.push(ints.linkFeatures.length);
      for (const feature of features) ints.linkFeatures.push(feature);
    }
    const known = ofSentence.get(set);
    if (known !== undefined) return known;
    ofSentence.set(set, ofSentence.size);
    ints.sets.push(set);
    return ofSentence.size - 1;
  }
}

function numberIn<Name>(numbers: Map<Name, number>, name: Name): number {
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}
