import { slugOf } from '@manemitra/domain/slug';
import type { Place } from '../place.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';
import { zoneOf } from './zones.ts';

/*
 * Lakes: the stations of the Karnataka State Pollution Control Board (nishmapm43/bangalore-lakes-water-quality,
 * commit 36ab104e, geocoded there) and centres of OpenStreetMap polygons (ODbL, through kumargu/openestates,
 * commit 08b0923e). The two that are in both agree within 0.09 km.
 */

// name | lat lng | Kannada | Devanagari | also
const TABLE = `
Abbigere Lake | 13.07996 77.52914 | | | abbigere kere; abbigere tank
Allalasandra Lake | 13.09100 77.58683 | | | allalasandra kere; allalasandra tank
Alur Lake | 13.09667 77.45863 | | | alur kere; alur tank
Ambalipura Upper Lake | 12.91290 77.66350 | | | ambalipura upper kere; ambalipura upper tank
Anchepalya Lake | 13.05053 77.47942 | | | anchepalya kere; anchepalya tank
Basavanapura Lake | 13.01049 77.71213 | | | basavanapura kere; basavanapura tank
Bellandur Lake | 12.93714 77.67202 | | | bellandur kere; bellandur tank
Benniganahalli Lake | 12.99709 77.66567 | | | benniganahalli kere; benniganahalli tank
Bhattarahalli Lake | 13.02433 77.70913 | | | bhattarahalli kere; bhattarahalli tank
Bidi Lake | 12.80070 77.61050 | | | bidi kere; bidi tank
Byrasandra Lake | 12.93040 77.59570 | | | byrasandra kere; byrasandra tank
Carmelaram Lake | 12.91770 77.71040 | | | carmelaram kere; carmelaram tank
Cheemasandra Lake | 13.05090 77.74053 | | | cheemasandra kere; cheemasandra tank
Chelekere Lake | 13.02679 77.64549 | | | chelekere kere; chelekere tank
Chikka Bellanduru Lake | 12.91300 77.71940 | | | chikka bellanduru kere; chikka bellanduru tank
Chikkabanavara Lake | 13.08275 77.50801 | | | chikkabanavara kere; chikkabanavara tank
Chinnappanahalli Lake | 12.96586 77.70695 | | | chinnappanahalli kere; chinnappanahalli tank
Chunchaghatta Lake | 12.88840 77.57580 | | | chunchaghatta kere; chunchaghatta tank
Dasarahalli Tank | 13.04114 77.51246 | | | dasarahalli kere; dasarahalli lake
Devasandra Lake | 13.00189 77.70324 | | | devasandra kere; devasandra tank
Doddakammanahalli Lake | 12.85595 77.60485 | | | doddakammanahalli kere; doddakammanahalli tank
Doddathogur Lake | 12.85682 77.65985 | | | doddathogur kere; doddathogur tank
Gangondanahalli Lake | 13.01842 77.47413 | | | gangondanahalli kere; gangondanahalli tank
Garudacharpalya Lake | 12.99094 77.69597 | | | garudacharpalya kere; garudacharpalya tank
Gottigere Tank | 12.85350 77.59070 | | | gottigere kere; gottigere lake
Haralur Lake | 12.89716 77.66282 | | | haralur kere; haralur tank
Hebbagodi Lake | 12.83050 77.67470 | | | hebbagodi kere; hebbagodi tank
Hebbal Lake | 13.04720 77.58671 | | | hebbal kere; hebbal tank
Hesaraghatta Lake | 13.16711 77.49220 | | | hesaraghatta kere; hesaraghatta tank
Hoodi Lake | 12.98710 77.72280 | | | hoodi kere; hoodi tank
Hulimavu Lake | 12.87030 77.60500 | | | hulimavu kere; hulimavu tank
Jakkur Lake | 13.08672 77.61167 | | | jakkur kere; jakkur tank
Kalena Agrahara Lake | 12.86540 77.58988 | | | kalena agrahara kere; kalena agrahara tank
Kammagondanahalli Lake | 13.06851 77.52415 | | | kammagondanahalli kere; kammagondanahalli tank
Kammasandra Lake | 12.82557 77.69506 | | | kammasandra kere; kammasandra tank
Kannamangala Lake | 13.02881 77.77433 | | | kannamangala kere; kannamangala tank
Kasavanahalli Lake | 12.90499 77.66803 | | | kasavanahalli kere; kasavanahalli tank
Kundalahalli Lake | 12.96937 77.72072 | | | kundalahalli kere; kundalahalli tank
Lalbagh Tank | 12.94612 77.58405 | | | lalbagh kere; lalbagh lake
Mahadevapura Lake | 12.98735 77.69222 | | | mahadevapura kere; mahadevapura tank
Maragondanahalli Lake | 12.82720 77.66220 | | | maragondanahalli kere; maragondanahalli tank
Nagavara Lake | 13.04510 77.60710 | | | nagavara kere; nagavara tank; nagawara lake
Nallurahalli Lake | 12.97434 77.73587 | | | nallurahalli kere; nallurahalli tank
Nanjapura Lake | 12.79540 77.63290 | | | nanjapura kere; nanjapura tank
Narasipura Lake | 13.07226 77.55767 | | | narasipura kere; narasipura tank
Parappana Agrahara Lake | 12.87920 77.66118 | | | parappana agrahara kere; parappana agrahara tank
Pattandur Agrahara Lake | 12.97632 77.74523 | | | pattandur agrahara kere; pattandur agrahara tank
Puttenahalli Lake | 13.11199 77.57706 | | | puttenahalli kere; puttenahalli tank
Rachenahalli Lake | 13.06246 77.61241 | | | rachenahalli kere; rachenahalli tank
Rayasandra Lake | 12.87060 77.67766 | | | rayasandra kere; rayasandra tank
Sankey Tank | 13.00999 77.57379 | | | sankey kere; sankey lake
Sarakki Lake | 12.89828 77.57917 | | | sarakki kere; sarakki tank
Seetharampalya Lake | 12.98237 77.71316 | | | seetharampalya kere; seetharampalya tank
Singapura Lake | 13.08181 77.53513 | | | singapura kere; singapura tank
Singasandra Lake | 12.88249 77.64544 | | | singasandra kere; singasandra tank
Sompura Lake | 12.86980 77.76929 | | | sompura kere; sompura tank
Ulsoor Lake | 12.98239 77.61917 | | | ulsoor kere; ulsoor tank; halasuru lake; halasuru kere
Varthur Lake | 12.94835 77.73926 | | | varthur kere; varthur tank
Vittasandra Lake | 12.85319 77.63309 | | | vittasandra kere; vittasandra tank
Yellamallappa Chetty Lake | 13.02750 77.72800 | | | yellamallappa chetty kere; yellamallappa chetty tank
`;

export const lakes: readonly Place[] = readTable(TABLE).map(
  ([name = '', at = '', kn, hi, also]) => ({
    slug: slugOf(name),
    name,
    kind: 'lake',
    aliases: aliasesOf(also),
    at: pointOf(at),
    radiusMeters: 0,
    zone: zoneOf(pointOf(at)),
    source: 'KSPCB stations, OpenStreetMap',
    ...(kn ? { nameKn: kn } : {}),
    ...(hi ? { nameHi: hi } : {}),
  }),
);
