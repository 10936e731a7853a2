import { promoters } from './promoter-names.ts';
import type { Promoter } from './promoter-names.ts';

/** Rivers, ragas, flowers, trees, times of day: what a Bengaluru project is named after. */
const WORDS = `
Malhar Bhairavi Hamsadhwani Kalyani Mohana Hindola Todi Kambhoji Bilahari Abhogi Vasanta Sarang Kedara Shankara Kapi Amrutha
Kaveri Sharavathi Netravathi Hemavathi Kabini Arkavathi Tunga Bhadra Varada Kumudvathi Kali Suvarna Payaswini Vedavathi Krishna Aghanashini
Sampige Mallige Parijatha Kanakambara Tavare Ketaki Sevanti Nandibattalu Dasavala Surahonne Kedige Jaji Kamala Champaka Bakula Naidile
Honge Neem Tabebuia Kadamba Arali Banyan Mavu Halasu Nelli Teak Rosewood Bilva Ashoka Palash Punnaga Ficus
Udaya Sandhya Usha Prabhata Aruna Chandrika Poornima Nakshatra Kirana Belaku Deepa Jyotsna Tara Dhruva Rohini Swathi
Angala Mahadi Jagali Ankana Chavadi Totti Padasale Verandah Courtyard Grove Meadows Terraces Gardens Greens Orchard Bower
Vihara Vana Sadana Nilaya Kuteera Ashraya Nivasa Griha Loka Dhama Kunja Shikhara Siri Sampada Sukha Shanti
Chaitra Vaishakha Shravana Kartika Phalguna Vasantha Sharad Hemantha Greeshma Varsha Sankranti Ugadi Habba Suggi Utsava Mangala
Hamsa Mayura Kokila Garuda Chakora Sarasa Gili Parivala Navilu Myna Bulbul Kingfisher Heron Egret Robin Kestrel
Lakeview Ridge Heights Crest Skyline Horizon Vista Summit Pinnacle Square Central Parkside Hillside Riverside Woods Arbour
`
  .trim()
  .split(/\s+/);

const WORDS_PER_SLOT = 20;

/** A promoter of size 5 stands here five times, so that it builds five times as much. */
const slots = promoters.flatMap((promoter) =>
  Array.from({ length: promoter.size }, (_, ordinal) => ({ promoter, ordinal })),
);
/** That many projects have a name of their own; the next round of the same names is "Phase 2". */
export const DISTINCT_NAMES = slots.length * WORDS_PER_SLOT;

/**
 * The promoter and the name of the project `index`: a walk through all slots and words in steps that
 * share no factor with their number, so that no name comes twice, whichever projects are made.
 */
export function projectName(seed: number, index: number): { name: string; promoter: Promoter } {
  const step = stride(DISTINCT_NAMES);
  const start = Math.abs(seed * 7919) % DISTINCT_NAMES;
  const at = (start + (index % DISTINCT_NAMES) * step) % DISTINCT_NAMES;
  const slot = slots[at % slots.length];
  if (slot === undefined) throw new Error('The table of promoters is empty.');
  const { promoter, ordinal } = slot;
  // Each promoter begins elsewhere in the list, or all would have a Malhar first.
  const place = promoter.index * 13 + ordinal * WORDS_PER_SLOT + Math.floor(at / slots.length);
  const word = WORDS[place % WORDS.length] ?? '';
  const round = Math.floor(index / DISTINCT_NAMES) + 1;
  return {
    name: `${promoter.brand} ${word}${round === 1 ? '' : ` Phase ${round}`}`,
    promoter,
  };
}

/** A step near the golden section of `count` that visits every number below it. */
function stride(count: number): number {
  let step = Math.round(count * 0.618);
  while (divisor(step, count) !== 1) step++;
  return step;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
