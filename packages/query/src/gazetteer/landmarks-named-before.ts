import { stopLandmarks } from './stop-landmarks.ts';

/*
 * Landmarks that a bus stop was named after in 2012 and none is now (BMTC, through openbangalore/bangalore, CC BY-SA 2.5 IN, commit
 * 65afa98a). The point is that of the stop, as rough as those of the stops of today.
 */

// name | lat lng | kind | Kannada | Devanagari | also
const TABLE = `
Carmelaram College | 12.9034 77.7040 | college | | | carmelram college
Honeywell Bannerghatta Road | 12.8872 77.5969 | tech-park | | | honeywell
Lakeside Hospital | 12.9883 77.6173 | hospital | | | lake side hospital
`;

export const landmarksNamedBefore = stopLandmarks(TABLE, 'bus stops of BMTC, 2012');
