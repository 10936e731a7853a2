import { everyPhrase, list, phraseTable } from '../phrases.ts';

export type TravelMode = 'drive' | 'transit' | 'walk';

/** By what one goes. Kannada stems stand as they are before an ending: with their a, or with another vowel. */
const VEHICLES: readonly { mode: TravelMode; names: string[]; kannada: string[] }[] = [
  {
    mode: 'drive',
    names: list(`
      car; cab; taxi; bike; auto; scooter; scooty; scootty; two wheeler; ola; uber; ola cab; rapido; activa; bullet; motorbike; motorcycle; two-wheeler; gaadi; gadi; कार; गाड़ी; बाइक; स्कूटर; स्कूटी; ऑटो; टैक्सी; कैब
    `),
    kannada: list(`ಕಾರ; ಬೈಕ; ಸ್ಕೂಟರ; ಕ್ಯಾಬ; ಆಟೋ; ಸ್ಕೂಟಿ; ಗಾಡಿ`),
  },
  {
    mode: 'transit',
    names: list(
      `bus; metro; train; public transport; public transit; bmtc; bmtc bus; volvo; volvo bus; vajra; local bus; namma metro; बस; मेट्रो; ट्रेन; लोकल`,
    ),
    kannada: list(`ಬಸ; ಬಸ್ಸ; ಟ್ರೈನ; ಮೆಟ್ರೋ; ಮೆಟ್ರೊ; ರೈಲ`),
  },
];

const SHARED = list(`bus; metro; train; local; local train; बस; मेट्रो; ट्रेन; लोकल; ಬಸ್; ಮೆಟ್ರೋ; ರೈಲು`);
const OR = list(`or; /; and; ya; athva; athava; illa; या; ಅಥವಾ`);
const BEFORE = list(`by; by a; by my; on; on a; via; using; in; in my`);
const BEHIND = list(
  `se; se hi; me; mein; alli; nalli; li; lli; inda; nyaaga; nyaga; naaga; से; से ही; में; पर`,
);
const LATIN_ENDINGS = list(
  `alli; nalli; inalli; dalli; yalli; li; lli; inda; ninda; nyaaga; nyaga`,
);
const AFTER_A = list(`ಲ್ಲಿ; ಲ್ಲೇ; ್ನಲ್ಲಿ; ್‌ನಲ್ಲಿ; ಿನಲ್ಲಿ; ಾಗ; ಿನಾಗ; ್ನ್ಯಾಗ; ್‌ನ್ಯಾಗ; ್ ಅಲ್ಲಿ; ಿಂದ; ್‌ನಿಂದ`);
const AFTER_VOWEL = list(`ಲ್ಲಿ; ದಲ್ಲಿ; ಯಲ್ಲಿ; ನಲ್ಲಿ; ಲಿ; ದಾಗ; ಯಾಗ; ನ್ಯಾಗ; ದಿಂದ; ಯಿಂದ`);

const isBare = (stem: string): boolean => /[ಕ-ಹ]$/u.test(stem);
const inKannada = (stems: readonly string[]): string[] =>
  stems.flatMap((stem) => (isBare(stem) ? AFTER_A : AFTER_VOWEL).map((ending) => stem + ending));
const fused = (names: readonly string[]): string[] =>
  names
    .filter((name) => /^[a-z]+$/.test(name))
    .flatMap((name) => LATIN_ENDINGS.map((ending) => name + ending));

/** How one goes, as it is told beside a time: "by car", "ಕಾರಲ್ಲಿ". */
export const modeWords = phraseTable<TravelMode>([
  ...VEHICLES.map(({ mode, names, kannada }): [TravelMode, string[]] => [
    mode,
    [
      ...everyPhrase(BEFORE, names),
      ...everyPhrase(names, BEHIND),
      ...fused(names),
      ...inKannada(kannada),
    ],
  ]),
  ['drive', list(`by road; car; drive; driving; drive time; drivable; car drive`)],
  [
    'transit',
    list(`
      by public transport; by transit; by metro or bus; by bus or metro; metro or bus; bus or metro; public transport; transit; metro ride;
      metro commute; bus ride; train ride; metro hatti; metro hididu; metro hidkondu; bus hatti; bus hididu; bus hidkondu; train hatti; train hididu; ಮೆಟ್ರೋ ಹತ್ತಿ; ಮೆಟ್ರೋ ಹಿಡಿದು; ಬಸ್ ಹತ್ತಿ; ಬಸ್ ಹಿಡಿದು; ಬಸ್ಸು ಹತ್ತಿ; ಟ್ರೈನ್ ಹತ್ತಿ
    `),
  ],
  // "By train or bus", "metro ya bus se"
  [
    'transit',
    [
      ...everyPhrase(BEFORE.slice(0, 1), SHARED, OR, SHARED),
      ...everyPhrase(SHARED, OR, SHARED, BEHIND),
    ],
  ],
  [
    'walk',
    list(`
      by walk; by foot; on foot; walk; walking; walkable; nadige; nadigeli; nadige alli; ನಡಿಗೆ; ನಡಿಗೆ ಅಲ್ಲಿ; walking distance; walk away; paidal; paidal se;
      nadkond; nadkondu; nadedu; nadedukondu; nadkondu hogo; kaaldaari; kaaldari; kaaldaari alli; kaalnadige; kaal nadige; kaalnadige alli; nadkondu hogoke; पैदल; पैदल चलकर; चलकर; ನಡೆದು; ನಡೆದುಕೊಂಡು; ನಡ್ಕೊಂಡು; ನಡ್ಕೊಂಡ್; ಕಾಲ್ನಡಿಗೆ; ಕಾಲ್ನಡಿಗೆ ಅಲ್ಲಿ
    `),
  ],
]);

/** By what somebody goes, said alone: "(bus, one hour ok)", "bike". */
export const vehicleWords = phraseTable<TravelMode>([
  ...VEHICLES.map(({ mode, names, kannada }): [TravelMode, string[]] => [
    mode,
    [...names, ...kannada.map((stem) => (isBare(stem) ? `${stem}್` : stem))],
  ]),
  ['drive', list(`drive; drives; driving; rides; ड्राइव; ಡ್ರೈವ್; ಕಾರು; ಬೈಕು`)],
  ['transit', list(`buses; ಬಸ್ಸು; ರೈಲು`)],
  [
    'walk',
    list(
      `walk; walks; walking; walkable; foot; paidal; nadige; nadigeli; nadkond; पैदल; ನಡಿಗೆ; ನಡೆದು; ಕಾಲ್ನಡಿಗೆ`,
    ),
  ],
]);
