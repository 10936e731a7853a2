/**
 * Sentences that are learned from, in a few arrays that all threads share. `first…` says where what belongs to a sentence, an
 * edge, a set or a labelling begins; it ends where that of the next one begins. Edges and sets are counted within their sentence.
 */
export interface Lessons {
  ids: readonly string[];
  /** Its place among the sentences that were given. */
  places: Int32Array;
  areHeld: Int32Array;
  areRefining: Int32Array;
  firstEdges: Int32Array;
  fields: Int32Array;
  /** Whether an edge before it, with room between, is of the same field. */
  mayRepeat: Int32Array;
  firstFeatures: Int32Array;
  features: Int32Array;
  /** Of each edge those that it may follow, the nearest first, and by which set of features the two are linked. */
  firstBefores: Int32Array;
  befores: Int32Array;
  links: Int32Array;
  /** Edges that are said alike have one shape: `[firstAgains + shape before * shapes + shape]` is a set, or -1. */
  shapes: Int32Array;
  shapeCounts: Int32Array;
  firstAgains: Int32Array;
  agains: Int32Array;
  /** The sets of a sentence, and what is in each. */
  firstSets: Int32Array;
  sets: Int32Array;
  firstLinkFeatures: Int32Array;
  linkFeatures: Int32Array;
  firstLabellings: Int32Array;
  firstGains: Int32Array;
  gains: Float64Array;
  /** How much a labelling wants. */
  wanted: Int32Array;
  /** Of each labelling, and of each edge in it, what it says of that. */
  firstSayings: Int32Array;
  firstAtoms: Int32Array;
  atoms: Int32Array;
}

/** Those of its arrays that hold whole numbers. */
export const INTS = [
  'places',
  'areHeld',
  'areRefining',
  'firstEdges',
  'fields',
  'mayRepeat',
  'firstFeatures',
  'features',
  'firstBefores',
  'befores',
  'links',
  'shapes',
  'shapeCounts',
  'firstAgains',
  'agains',
  'firstSets',
  'sets',
  'firstLinkFeatures',
  'linkFeatures',
  'firstLabellings',
  'firstGains',
  'wanted',
  'firstSayings',
  'firstAtoms',
  'atoms',
] as const satisfies readonly (keyof Lessons)[];
