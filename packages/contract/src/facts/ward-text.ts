import { corporationName } from '@manemitra/domain/corporations';
import { orList } from '@manemitra/domain/list-words';
import type { WardStanding } from '../ward.ts';

/** "Begur, ward 12 of South City Corporation"; null where nothing is known of it. */
export function wardText(standing: WardStanding): string | null {
  const { wards, corporation, mayLieOutside, isPlaceGiven } = standing;
  const why = isPlaceGiven ? 'it lies at their border' : 'only its area is known';
  const [first, ...others] = wards;
  if (first === undefined) {
    if (corporation !== null && !mayLieOutside) {
      return `${corporationName(corporation)}; which ward is not known, as ${why}`;
    }
    return isPlaceGiven && mayLieOutside ? 'Outside the wards of Bengaluru' : null;
  }
  const named = wards.map(
    ({ name, number, corporation: of }) => `${name} (ward ${number} of ${corporationName(of)})`,
  );
  if (mayLieOutside) return `${orList(named)}, or just outside the wards of Bengaluru: ${why}`;
  return others.length === 0 ? named.join('') : `${orList(named)}: ${why}`;
}
