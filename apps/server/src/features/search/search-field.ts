import type { Field, FieldValues } from '@manemitra/query/criteria';
import type { CatalogueNames } from '@manemitra/query/interpretation';
import type { LoadedProperty } from '#server/features/properties/public.ts';
import type { CatalogueColumns } from './index/catalogue-columns.ts';
import type { Measures } from './index/measures.ts';
import type { StationWalk } from './index/measures.ts';

/** What a reason is made from: the rows of the project and what the search measured. */
export interface Seen {
  property: LoadedProperty;
  /** The one unit type that meets the wishes about units. */
  unit: LoadedProperty['units'][number] | undefined;
  /** What `figure` said, for example metres. */
  figure: number | null;
  /** The way on foot to a station that it is of. */
  walk?: StationWalk | undefined;
  names: CatalogueNames;
}

/** A wider value for a wish and how a button says so. */
interface Widening<V> {
  value: V;
  /** "Raise the budget to ₹1.62 Cr" */
  text: string;
  /** How large the change is: 1 asks twice as much of the buyer as was said. */
  size: number;
}

/** Everything the search knows of one field of the query language, by the type of its values. */
interface ValueSearch<V> {
  /** Wishes on the unit level must be met by one and the same unit type. */
  level: 'property' | 'unit';
  /** Whether a row meets it, and what there is to measure, over the columns in memory. */
  measures: (value: V, columns: CatalogueColumns) => Measures;
  /** Sentences for a card, with the real figures. */
  met: (value: V, seen: Seen) => string;
  missed: (value: V, seen: Seen) => string;
  /** "Water source" in "Water source not disclosed". */
  fact: (value: V) => string;
  /** What is said instead where it is not known for another reason. */
  notKnown?: (value: V, seen: Seen) => string;
  /** When it was to be avoided and is not so: "Not in Whitefield". */
  avoided: (value: V, seen: Pick<Seen, 'names'>) => string;
  /** "the budget" in "Drop the budget". */
  wish: (value: V, names: CatalogueNames) => string;
  /** When "Drop …" is not how one says it. */
  dropped?: (value: V, names: CatalogueNames) => string;
  /**
   * The value to avoid instead, where one lets in just those who do not disclose it: who wants an A khata
   * avoids a B khata.
   */
  orUndisclosed?: (value: V) => V | undefined;
  /** Wider values to try, from the gaps of the projects that miss only this wish. */
  widen?: (value: V, gaps: readonly number[]) => Widening<V>[];
}

export type SearchField<F extends Field> = ValueSearch<FieldValues[F]>;

export type SearchFields = { [F in Field]: SearchField<F> };
