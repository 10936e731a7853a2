import type { SaidLanguage } from './ways-of-saying.ts';

/** How many sentences of each language are made, and what opens, joins and closes them. */
export const FRAMES: Readonly<
  Record<
    SaidLanguage,
    {
      times: number;
      openers: string[];
      joints: string[];
      closers: string[];
      /** What opens the first of several whole wishes, and what parts them. */
      eithers: [opener: string, joint: string][];
    }
  >
> = {
  en: {
    times: 700,
    openers: ['', '', '', 'looking for', 'need', 'want', 'hi, i need', 'show me', 'searching for'],
    joints: [', ', ', ', ' ', '. ', ' and '],
    closers: ['', '', '', 'please', 'pls', 'thanks'],
    eithers: [
      ['', ' or '],
      ['', ' or '],
      ['either ', ' or '],
      ['', ', or else '],
      ['', ' or if not '],
      ['', ' otherwise '],
    ],
  },
  'hi-Latn': {
    times: 600,
    openers: ['', '', '', 'mujhe', 'bhai', 'hume', 'dekhna hai'],
    joints: [', ', ', ', ' ', ' aur '],
    closers: ['', '', '', 'dikhao', 'dikha do', 'chahiye'],
    eithers: [
      ['', ' ya '],
      ['ya to ', ' ya phir '],
      ['', ' ya phir '],
      ['', ' warna '],
      ['', ' nahi to '],
    ],
  },
  'kn-Latn': {
    times: 600,
    openers: ['', '', '', 'nanage', 'namge', 'hudukta idini'],
    joints: [', ', ', ', ' ', ' mattu '],
    closers: ['', '', '', 'thorisi', 'torsi', 'beku'],
    eithers: [
      ['', ' athva '],
      ['', ' illandre '],
      ['ondo ', ' illa '],
      ['', ' illa andre '],
      ['', ' athava '],
    ],
  },
  hi: {
    times: 350,
    openers: ['', '', '', 'मुझे', 'हमें'],
    joints: [', ', ', ', ' ', ' और '],
    closers: ['', '', '', 'दिखाइए', 'चाहिए'],
    eithers: [
      ['', ' या '],
      ['या तो ', ' या फिर '],
      ['', ' या फिर '],
      ['', ' नहीं तो '],
    ],
  },
  kn: {
    times: 350,
    openers: ['', '', '', 'ನನಗೆ', 'ನಮಗೆ'],
    joints: [', ', ', ', ' ', ' ಮತ್ತು '],
    closers: ['', '', '', 'ತೋರಿಸಿ', 'ಬೇಕು'],
    eithers: [
      ['', ' ಅಥವಾ '],
      ['', ' ಇಲ್ಲಾಂದ್ರೆ '],
      ['ಒಂದೋ ', ' ಇಲ್ಲಾ '],
      ['', ' ಇಲ್ಲದಿದ್ದರೆ '],
    ],
  },
};
