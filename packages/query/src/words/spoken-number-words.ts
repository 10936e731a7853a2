import { list } from '../phrases.ts';

/*
 * Number words that only a sum or a size makes sure of: English in other scripts, hundreds and thousands in
 * Kannada. `number-words.ts` holds those that are read anywhere.
 */

/** English numbers as they are written in the native scripts. */
const ENGLISH = `
1 वन ವನ್; 2 टू ಟೂ डबल ಡಬಲ್; 3 थ्री ತ್ರೀ ಥ್ರೀ ट्रिपल ತ್ರಿಬಲ್ ಟ್ರಿಪಲ್ tribble; 4 फोर ಫೋರ್; 5 फाइव ಫೈವ್; 6 सिक्स ಸಿಕ್ಸ್; 7 सेवन ಸೆವೆನ್;
8 एट ಏಟ್; 9 नाइन ನೈನ್; 10 टेन ಟೆನ್; 20 ट्वेंटी ಟ್ವೆಂಟಿ; 30 थर्टी ಥರ್ಟಿ; 40 फोर्टी ಫಾರ್ಟಿ ಫೋರ್ಟಿ; 50 फिफ्टी ಫಿಫ್ಟಿ; 60 सिक्सटी ಸಿಕ್ಸ್ಟಿ ಸಿಕ್ಸ್‌ಟಿ;
70 सेवंटी सेवेंटी ಸೆವೆಂಟಿ; 80 एटी एट्टी ಏಟಿ ಎಯ್ಟಿ; 90 नाइंटी ನೈಂಟಿ; 100 हंड्रेड ಹಂಡ್ರೆಡ್; 0.5 हाफ ಹಾಫ್
`;

const KANNADA_UNITS = 'ondu eradu mooru naalku aidu aaru elu entu ombattu'.split(' ');

const OTHERS: readonly (readonly [number, string])[] = [
  [1, 'ond; ontu; vondu; ondhu; ಒಂದ್'],
  [1.25, 'ondu kaalu; ಒಂದು ಕಾಲ್; ondukaal'],
  [1.5, 'one and half; one and a half; ondu vare; ek aur aadha'],
  [1.75, 'ondu mukkaalu; ಒಂದೂ ಮುಕ್ಕಾಲು; ಒಂದೂ ಮುಕ್ಕಾಲ್'],
  [7, 'seven; ಏಳ್'],
  [200, 'innooru; ಇನ್ನೂರು; do sau'],
  [300, 'munnooru; ಮುನ್ನೂರು'],
  [400, 'naanooru; ನಾನೂರು; ನಾಲ್ಕುನೂರು'],
  [500, 'ainooru; ಐನೂರು; ಐದುನೂರು'],
  [600, 'aarunooru; ಆರುನೂರು; ಆರ್ನೂರು'],
  [700, 'elunooru; ಏಳುನೂರು; ಏಳ್ನೂರು'],
  [800, 'entunooru; ಎಂಟುನೂರು; ಎಂಟ್ನೂರು'],
  [900, 'ombainooru; ಒಂಬೈನೂರು'],
  [
    1000,
    'thousand; a thousand; hazaar; hazar; hajar; hajaar; saavira; savira; हज़ार; हजार; ಸಾವಿರ; ಸಾವಿರದ',
  ],
];

/** Each number with its words. */
export const spokenNumbers: readonly (readonly [number, readonly string[]])[] = [
  ...ENGLISH.split(';').map((entry): readonly [number, readonly string[]] => {
    const [number = '', ...words] = entry.trim().split(/\s+/);
    return [Number(number), words];
  }),
  ...KANNADA_UNITS.map((unit, at): readonly [number, readonly string[]] => [
    at + 1.5,
    [`${unit}vare`, `${unit.replace(/u$/, '')}vare`, `${unit} vare`],
  ]),
  ...OTHERS.map(([number, words]) => [number, list(words)] as const),
];
