import type { Point } from '../geography.ts';

/*
 * Places that the city's corporation (BBMP) listed as prone to floods: 66 of a list of 70, as OpenCity published it, through
 * janaonline/ward-info-dashboard on GitHub (commit 02d3d4aa); facts, cited. Four whose point lies elsewhere than their name
 * are left out. The list has no date and is of the city's middle: Bellandur, Yemalur and
 * Varthur are not on it.
 */

// name, as the list spells it | latitude and longitude
const TABLE = `
Bhadrappa layout | 13.04841 77.57602
KEB Compound Maththikere | 13.03630 77.55862
Gubbanna Layout | 12.97921 77.55565
Minerva Mill | 12.97945 77.56446
Binny Mill Tank Area | 12.96875 77.56808
Binny Mill Tank Area | 12.97424 77.57170
Kamakshipalya Tank Slum Area | 12.98868 77.52709
Shivananda circle_Railway under pass | 12.98779 77.57783
Okalipuram Junction | 12.98269 77.56893
Mekhri circle | 13.01699 77.58379
Railway underbridge near Kino theatre | 12.98451 77.57487
Jagajeevan ram nagar | 12.96559 77.55068
Padarayan pura | 12.96456 77.54961
Cotton pete | 12.96669 77.56545
City Market Area | 12.96526 77.58414
Jayanagar 3rd Block LIC Colony | 12.92977 77.58953
Krishnappa Garden behind Byrasandra Tank D/s | 12.92994 77.59848
Wilson Garden Area up to Bannerghatta Road | 12.94803 77.59718
Arekempannahalli Area | 12.94627 77.59311
Marehahalli Tank | 12.91530 77.58844
Bismillanagar – Agencies | 12.92585 77.60220
Ejipura | 12.93839 77.63082
Koramangala Slum | 12.92482 77.62797
Cholurpalya | 12.97201 77.54905
Bapujinagar | 12.95677 77.53973
Sanjaya Gandhi Slum Area | 12.92723 77.59246
NGV to HSR Layout | 12.94855 77.62015
Shanthi Nagar | 12.95426 77.59324
Vidyapeeta circle | 12.93340 77.56087
Srinvas nagar | 12.93558 77.55478
KH Road | 12.95546 77.59203
Magadi Police station | 12.97449 77.55151
RPC layout | 12.96278 77.53790
Ghali Anjaneya temple road | 12.95273 77.54129
Brindavananagar below Matthikere Tank Market | 13.03481 77.55515
Kamakshipalya Tank Slum Area | 12.99281 77.52204
Yeshwanthpur Railway station | 13.02378 77.55038
BEML Layout in RR Nagar | 12.90774 77.51966
Nayandahalli | 12.94109 77.52476
Kengeri Yellamma temple | 12.89891 77.48274
HAL Airport Road | 12.95450 77.68226
Sulthan Palya Main Road | 13.02991 77.60478
Pillappa Garden – Agencies | 13.02591 77.59118
Anandanagara | 13.03133 77.59131
Miller Tank | 12.99199 77.59806
Miller Tank, Chinnappa Garden | 13.00221 77.60297
Saraswathipuram – Jogu Palya | 12.97238 77.63289
K R Garden | 12.95402 77.65616
Rudrappa Garden | 12.95996 77.61800
TV tower-Jaymahal extension | 13.00808 77.59190
hotel Chalukya Junction | 12.98450 77.58816
Dommlur | 12.96093 77.63874
Ulsoor | 12.98196 77.62397
DJ Halli | 13.00927 77.61029
KR circle Underpass | 12.97543 77.58732
Ashok Nagar,museum road | 12.97078 77.60480
UB city road | 12.97133 77.59662
New Thippasandra | 12.97203 77.65414
Cox town | 12.99544 77.62341
Thippasandra | 12.97371 77.64681
Indiranagar 80ft road | 12.96887 77.64774
Pulakeshinagara | 12.99684 77.60990
Banaswadi | 13.01190 77.64713
NGV to HSR Layout | 12.90677 77.64767
Kallena Agrahara in Arekere | 12.87097 77.59350
RR Layout in Arekere & Hulimavu junction | 12.88424 77.59658
`;

interface FloodSpot {
  name: string;
  at: Point;
}

export const FLOOD_SPOTS: readonly FloodSpot[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [name = '', at = ''] = row.split('|').map((cell) => cell.trim());
    const [lat = NaN, lng = NaN] = at.split(' ').map(Number);
    return { name, at: [lat, lng] };
  });
