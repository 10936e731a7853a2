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

/** `#price` -> `price`. Without one, and with one that is none of ours, the overview. */
export function partOfHash(hash: string): PartId {
  return PARTS.find(({ id }) => `#${id}` === hash)?.id ?? 'overview';
}
