import { stopLandmarks } from './stop-landmarks.ts';

/*
 * Landmarks that a bus stop was named after in 2012 and none is now (BMTC, through openbangalore/bangalore, CC BY-SA 2.5 IN, commit
 * 65afa98a). The point is that of the stop, as rough as those of the stops of today.
 */

// name | lat lng | kind | Kannada | Devanagari | also
const TABLE = `
Carmelaram College | 12.9034 77.7040 | college | | | carmelram college
Christ University | 12.9360 77.6074 | college | ಕ್ರೈಸ್ಟ್ ಯೂನಿವರ್ಸಿಟಿ | क्राइस्ट यूनिवर्सिटी | christ college; christ university hosur road; christ main campus
Honeywell Bannerghatta Road | 12.8872 77.5969 | tech-park | | | honeywell
Lakeside Hospital | 12.9883 77.6173 | hospital | | | lake side hospital
Narayana Hrudayalaya | 12.8096 77.6963 | hospital | ನಾರಾಯಣ ಹೃದಯಾಲಯ | नारायण हृदयालय | नारायणा हेल्थ सिटी; नारायण हेल्थ सिटी; ನಾರಾಯಣ ಹೆಲ್ತ್ ಸಿಟಿ; narayana hrudalaya; narayana health city; nh health city; narayana hrudayalaya hospital; narayana health bommasandra; narayana hospital bommasandra; narayana hospital bommasandra hosur road; narayana hospital electronic city; narayana hospital hosur road; narayana hrudayalaya bommasandra; narayana health city bommasandra; nh bommasandra; nh hospital bommasandra; ನಾರಾಯಣ ಆಸ್ಪತ್ರೆ ಬೊಮ್ಮಸಂದ್ರ; नारायणा अस्पताल बोम्मसंद्रा
`;

export const landmarksNamedBefore = stopLandmarks(TABLE, 'bus stops of BMTC, 2012');
