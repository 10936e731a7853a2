import { loadMapCode } from '#web/features/map/public.ts';
import { loadAhead } from '#web/ui/late.ts';

/** The map beside a list. Its library is asked for at once, not when this is here. */
export function loadListMap() {
  loadAhead(loadMapCode);
  return import('./list-map.tsx');
}

/** The map over the whole of a phone, likewise. */
export function loadPhoneMap() {
  loadAhead(loadMapCode);
  return import('./phone-map.tsx');
}
