import { loadMapCode } from '#web/features/map/public.ts';
import { kept, loadAhead } from '#web/ui/late.ts';

/** The map beside a list. Its library is asked for at once, not when this is here. */
export const loadListMap = kept(() => {
  loadAhead(loadMapCode);
  return import('./list-map.tsx');
});

/** The map over the whole of a phone, likewise. */
export const loadPhoneMap = kept(() => {
  loadAhead(loadMapCode);
  return import('./phone-map.tsx');
});
