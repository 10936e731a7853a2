import {
  ConciergeBell,
  DraftingCompass,
  FileCheck2,
  House,
  IndianRupee,
  type LucideIcon,
  MapPinned,
  Star,
  WavesLadder,
} from 'lucide-react';

export type PartId =
  | 'overview'
  | 'location'
  | 'plans'
  | 'amenities'
  | 'compliances'
  | 'price'
  | 'reviews'
  | 'services';

export interface Part {
  id: PartId;
  /** On its tab. */
  label: string;
  /** Over its content. */
  title: string;
  Icon: LucideIcon;
}

/** The eight tabs of spec 2 in their order. */
export const PARTS: readonly Part[] = [
  { id: 'overview', label: 'Overview', title: 'Overview', Icon: House },
  { id: 'location', label: 'Location', title: 'Location Details', Icon: MapPinned },
  { id: 'plans', label: 'Plans', title: 'Floor plans', Icon: DraftingCompass },
  { id: 'amenities', label: 'Amenities', title: 'Amenities', Icon: WavesLadder },
  { id: 'compliances', label: 'Compliances', title: 'Compliances', Icon: FileCheck2 },
  { id: 'price', label: 'Price', title: 'Price', Icon: IndianRupee },
  { id: 'reviews', label: 'Reviews', title: 'Reviews', Icon: Star },
  { id: 'services', label: 'Services', title: 'Services', Icon: ConciergeBell },
];

/** Under the thumb are the first four; a More menu holds the others (spec 2). */
export const PARTS_IN_BAR = 4;

/** What is shown of a project: one part, or all of them below each other, to be read or printed without scripts. */
export type Shown = PartId | 'all';

/**
 * The part in an address: `?part=price`, or `#price` as in old addresses and as browsers select it by themselves; without
 * either the overview.
 */
export function shownAt({ search, hash }: { search: string; hash: string }): Shown {
  const named = [hash.slice(1), new URLSearchParams(search).get('part')];
  for (const name of named) {
    if (name === 'all') return name;
    const part = PARTS.find(({ id }) => id === name);
    if (part !== undefined) return part.id;
  }
  return 'overview';
}

/** The query of the address at which this is shown, with the rest of it kept. */
export function searchOf(shown: Shown, search: string): string {
  const query = new URLSearchParams(search);
  if (shown === 'overview') query.delete('part');
  else query.set('part', shown);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Names a home of the project in an address: `?home=`. */
export const HOME = 'home';

/** Whether two addresses differ at most in part and home, so that the same data answers both. */
export function differInPart(one: URL, other: URL): boolean {
  const page = ({ pathname, search }: URL) => {
    const query = new URLSearchParams(search);
    query.delete(HOME);
    return pathname + searchOf('overview', query.toString());
  };
  return one.href !== other.href && page(one) === page(other);
}
