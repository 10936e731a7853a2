import { Hospital, MapPin, School, ShoppingBag, TrainFront, Utensils } from 'lucide-react';
import { type IconSet, TintedIcon } from './icon-set.tsx';
import { Gopuram } from './own-drawings.ts';

/** The six categories of places near a project, spelt as in spec 3. */
export const NEARBY_ICONS: IconSet = new Map([
  ['schools', School],
  ['hospitals', Hospital],
  ['malls', ShoppingBag],
  ['restaurants', Utensils],
  ['ponintOfInterest', Gopuram],
  ['metroStations', TrainFront],
]);

/** The sign of a category of nearby places; any other gets a pin. */
export function NearbyIcon({
  category,
  className,
}: {
  category: string;
  className?: string | undefined;
}) {
  return <TintedIcon sign={NEARBY_ICONS.get(category) ?? MapPin} className={className} />;
}
