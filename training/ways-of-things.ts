import type { SaidLanguage } from './ways-of-saying.ts';

/** Things to have, in the words of each language. */
export const AMENITIES: Readonly<
  Record<SaidLanguage, Readonly<Record<string, readonly string[]>>>
> = {
  en: {
    'swimming-pool': ['swimming pool', 'pool'],
    gym: ['gym'],
    lift: ['lift', 'elevator'],
    clubhouse: ['clubhouse', 'club house'],
    'kids-play-area': ['kids play area', 'play area'],
    'power-backup': ['power backup'],
    'car-parking': ['car parking', 'covered parking'],
    security: ['security', '24x7 security'],
    'servant-room': ['servant room', 'maid room'],
    'jogging-track': ['jogging track', 'walking track'],
    vastu: ['vastu'],
    'ev-charging': ['ev charging'],
    'gated-community': ['gated community'],
    'badminton-court': ['badminton court'],
  },
  'hi-Latn': {
    'swimming-pool': ['swimming pool', 'pool'],
    gym: ['gym'],
    lift: ['lift'],
    clubhouse: ['clubhouse'],
    'kids-play-area': ['bachchon ka play area', 'play area'],
    'power-backup': ['power backup'],
    'car-parking': ['car parking', 'gaadi ki parking'],
    'servant-room': ['servant room'],
    vastu: ['vastu'],
    'gated-community': ['gated society', 'gated community'],
  },
  'kn-Latn': {
    'swimming-pool': ['swimming pool', 'pool'],
    gym: ['gym'],
    lift: ['lift'],
    clubhouse: ['clubhouse'],
    'kids-play-area': ['makkala play area', 'play area'],
    'power-backup': ['power backup'],
    'car-parking': ['car parking'],
    security: ['security'],
    vastu: ['vastu'],
    'gated-community': ['gated community'],
  },
  hi: {
    'swimming-pool': ['स्विमिंग पूल'],
    gym: ['जिम'],
    lift: ['लिफ्ट'],
    'car-parking': ['कार पार्किंग', 'पार्किंग'],
    'power-backup': ['पावर बैकअप'],
    clubhouse: ['क्लब हाउस'],
  },
  kn: {
    'swimming-pool': ['ಈಜುಕೊಳ', 'ಸ್ವಿಮ್ಮಿಂಗ್ ಪೂಲ್'],
    gym: ['ಜಿಮ್'],
    lift: ['ಲಿಫ್ಟ್'],
    'car-parking': ['ಕಾರ್ ಪಾರ್ಕಿಂಗ್'],
    'power-backup': ['ಪವರ್ ಬ್ಯಾಕಪ್'],
    clubhouse: ['ಕ್ಲಬ್ ಹೌಸ್'],
  },
};
