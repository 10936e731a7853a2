import { distanceMeters } from '@manemitra/domain/geography';
import { placeBySlug } from '@manemitra/query/gazetteer';
import type { Place } from '@manemitra/query/place';

/**
 * What homes cost: rupees a square foot in sale listings of October 2025 (median, lower and upper
 * quartile of MagicBricks' Bangalore listings; at least four listings a row, most have more; the
 * gazetteer's names, roads taken at their middle). Built-up homes by super built-up area, plots by land.
 */
const TABLE = `
apartment
whitefield 13022 9615 16719 | sarjapur-road 11825 10000 14915 | thanisandra 13165 11301 17544 | electronic-city 8189 6667 11035 | varthur 11548 10000 15244
sarjapur 11154 8274 14198 | panathur 15518 10030 19075 | kanakapura-road 10348 8762 13562 | hebbal 14400 9231 18706 | krishnarajapuram 11089 7362 13958
hsr-layout 11917 10918 13405 | hennur-road 12088 9716 15184 | gunjur 13214 9879 14610 | marathahalli 9703 8050 12790 | jp-nagar 9122 8096 17861
yelahanka 10417 8433 11561 | mysore-road 8216 6323 11321 | electronic-city-phase-2 10000 5709 13824 | electronic-city-phase-1 9967 9200 11071
devanahalli 10960 9901 11811 | rajarajeshwari-nagar 8693 7609 10000 | budigere 10872 9796 13839 | koramangala 17015 11450 19379 | budigere-cross 12713 10738 13492
rajajinagar 25556 16089 28027 | kadugodi 10476 8442 14191 | uttarahalli-hobli 7083 6225 10370 | jakkur 13520 11808 17606 | horamavu 7841 6867 10760
banashankari 12857 12500 15385 | kengeri 6984 6000 8000 | hennur-gardens 9237 8523 10227 | bagalur 13125 11905 15744 | harlur 13315 12351 20556
begur 10506 10078 16717 | kudlu-gate 13065 12766 13750 | jp-nagar-7th-phase 7843 7226 14444 | bilekahalli 8555 8475 10956 | rt-nagar 6316 5952 7651
banaswadi 9384 6667 11808 | yelahanka-new-town 10370 7500 15385 | wilson-garden 11263 10588 13636 | akshayanagar 9725 7500 11139 | cv-raman-nagar 7785 5419 19149
jp-nagar-8th-phase 8689 7917 9643 | jalahalli-west 7024 5556 8961 | chandapura 5321 4667 9600 | kogilu 10569 9791 11077 | hoskote 5653 5337 9176
attibele 10652 7333 10652 | kasavanahalli 13750 12000 14000 | rk-hegde-nagar 12545 11908 22222 | arekere 8554 8500 10114 | bommasandra 10800 10594 10849
vidyaranyapura 6186 5818 9048 | anekal 12500 11070 13210 | binnipete 17949 14706 25415 | jayanagar 11505 10152 14938 | ramamurthy-nagar 7236 7200 9953
belathur 16076 11723 20430 | choodasandra 10926 10000 12541 | vijayanagar 13227 9236 20390 | gottigere 6344 5974 9176 | kalyan-nagar 7166 6667 10606
kothanur 11133 9409 19608 | indiranagar 17151 15766 29647 | carmelaram 11981 11857 12525 | amruthahalli 9525 9467 10784
villa
sarjapur 9200 7568 13636 | sarjapur-road 10885 8056 15000 | whitefield 14472 9533 19078 | attibele 7027 6898 10000 | banashankari 15817 13000 31250
chandapura 7559 6835 10049 | electronic-city 12857 10714 21321 | devanahalli 11125 11125 18571
plot
devanahalli 6922 5833 8438 | sarjapur-road 11042 7000 13328 | sarjapur 7300 6657 9167 | jigani 3000 2550 4286 | yelahanka 7000 5983 9333
nandi-hills 3167 2300 3333 | electronic-city 7365 6000 8467 | anekal 3000 2333 3667 | whitefield 8487 7167 13467 | kanakapura-road 6422 3500 11000
banashankari-6th-stage 9250 8500 12000 | attibele 4516 4389 5208 | hoskote 4480 4253 6200 | mysore-road 2775 2550 4000 | nelamangala 3350 3300 3556
kengeri 7238 6476 12000 | chandapura 5229 4000 11364
independent-house
ramamurthy-nagar 9305 4286 10714 | vidyaranyapura 6667 5441 14583 | krishnarajapuram 13722 11538 17206 | chandapura 6072 3485 10417 | bannerghatta-road 11531 9792 14000
rajarajeshwari-nagar 8818 7708 20000 | nagarbhavi 13393 8667 13500 | sarjapur-road 5833 5000 10000 | horamavu 9167 7143 14706 | kanakapura-road 10833 10000 29167
anjanapura 7438 6750 8333 | sarjapur 8842 8827 9052 | basaveshwaranagar 23750 22500 28571 | attibele 5167 4500 6400 | rt-nagar 6850 6100 10667
`;

export type PricedKind = 'apartment' | 'villa' | 'row-house' | 'plot' | 'independent-house';

export interface MarketPrice {
  median: number;
  lower: number;
  upper: number;
}

interface Row extends MarketPrice {
  place: Place;
}

const rows = new Map<string, Row[]>();
let kind = '';
for (const line of TABLE.trim().split('\n')) {
  if (!line.includes(' ')) {
    kind = line;
    rows.set(kind, []);
    continue;
  }
  for (const cell of line.split('|')) {
    const [slug = '', median, lower, upper] = cell.trim().split(' ');
    const place = placeBySlug(slug);
    if (place === undefined) throw new Error(`The price table names an unknown place, ${slug}.`);
    rows.get(kind)?.push({
      place,
      median: Number(median),
      lower: Number(lower),
      upper: Number(upper),
    });
  }
}

/** Beyond this a row for villas, plots or houses says little; flats of the place itself say more. */
const FAR_METERS = 9000;

function nearestRow(of: string, place: Place): { row: Row; meters: number } {
  const known = (rows.get(of) ?? [])
    .map((row) => ({
      row,
      meters: row.place.slug === place.slug ? 0 : distanceMeters(row.place.at, place.at),
    }))
    .toSorted((a, b) => a.meters - b.meters)[0];
  if (known === undefined) throw new Error(`There are no prices for ${of}.`);
  return known;
}

const scaled = ({ median, lower, upper }: MarketPrice, factor: number): MarketPrice => ({
  median: median * factor,
  lower: lower * factor,
  upper: upper * factor,
});

const found = new Map<string, MarketPrice>();

/** The price level of a locality: its own row, else that of the nearest locality that has one. */
export function marketPrice(place: Place, of: PricedKind): MarketPrice {
  const key = `${place.slug}/${of}`;
  const price = found.get(key) ?? lookUp(place, of);
  found.set(key, price);
  return price;
}

function lookUp(place: Place, of: PricedKind): MarketPrice {
  const flats = nearestRow('apartment', place).row;
  if (of === 'apartment') return scaled(flats, 1);
  // Row houses are seldom listed apart from villas; they sell a tenth below them.
  const listed = of === 'row-house' ? 'villa' : of;
  const { row, meters } = nearestRow(listed, place);
  const level = meters <= FAR_METERS ? scaled(row, 1) : scaled(flats, of === 'plot' ? 0.8 : 1.05);
  return scaled(level, of === 'row-house' ? 0.9 : 1);
}
