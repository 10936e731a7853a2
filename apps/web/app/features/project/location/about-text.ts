import type { ApproximatePlace } from '@manemitra/contract/property';
import { formatDistance } from '@manemitra/domain/geography';

/** "About here: Whitefield, within 3.1 km" */
export const aboutText = ({ name, radiusMeters }: ApproximatePlace): string =>
  `About here: ${name}, within ${formatDistance(radiusMeters)}`;
