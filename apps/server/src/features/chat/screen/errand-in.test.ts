import { tokenize } from '@manemitra/query/tokens';
import { describe, expect, it } from 'vitest';
import { errandIn } from './errand-in.ts';

const errandOf = (said: string) => errandIn(tokenize(said), true);

describe('what is to be done', () => {
  it.each([
    ['whatsapp me', 'callback'],
    ['ye wife ko whatsapp kar do', 'share'],
    ['ಅದನ್ನ ನನ್ನ ತಮ್ಮನಿಗೆ whatsapp ಮಾಡಿ', 'share'],
    ['pehla wala whatsapp pe bhej do', 'share'],
    ['modalnedu whatsapp alli kalsi', 'share'],
    ['save this search', 'save'],
    ['keep this search for me', 'save'],
    ['ee hudukata ittkolli', 'save'],
    ['brochure kodi', 'share'],
    ['ब्रोशर दीजिए', 'share'],
    ['sales wale ka number do', 'callback'],
    ['ಬಿಲ್ಡರ್ ನಂಬರ್ ಕೊಡಿ', 'callback'],
    ['शनिवार को दूसरा देखना है', 'callback'],
    ['इसे पसंद में डाल दो', 'shortlist'],
    ['mail it to my brother', 'share'],
    ['ಇದನ್ನ ನನ್ನ ಅಣ್ಣನಿಗೆ ಇಮೇಲ್ ಮಾಡಿ', 'share'],
    ['teesra poora dikhao', 'open'],
    ['send me a printout', 'print'],
    ['ye list print kar do', 'print'],
    ['kagadada mele kodi', 'print'],
    ['ಮುದ್ರಿಸಿ ಕೊಡಿ', 'print'],
    ['what does the fine print say', undefined],
    ['email me the brochure', 'share'],
    ['arrange a private viewing', 'callback'],
    ['book me a private tour of it', 'callback'],
    ['keep only 1 and 3', undefined],
    ['next page', 'next'],
    ['aur dikhao', 'next'],
    ['mundina page', 'next'],
    ['और दिखाइए', 'next'],
    ['more 2 bhk flats', undefined],
    ['modalnedu nodoke chennagide, builder yaaru', undefined],
    ['मुझे पहला पूरा दिखाओ', 'open'],
  ])('“%s” is to %s', (said, errand) => {
    expect(errandOf(said)).toBe(errand);
  });

  it.each([
    'naya kuch aaye to batana',
    'hosadu bandre thilisi',
    'hosa mane bandaga heli',
    'कुछ नया आए तो बताना',
  ])('is to be told what is new in the search: %s', (said) => {
    expect(errandIn(tokenize(said), false)).toBe('save');
  });

  it.each(['naya project kab aayega', 'let me know how close the new launches are'])(
    'is nothing where it is asked: %s',
    (said) => {
      expect(errandIn(tokenize(said), false)).toBe(undefined);
    },
  );

  it.each(['open please', 'haan khol do', 'ತೆರೆಯಿರಿ'])(
    'is to open what was spoken of, where nothing else is said: %s',
    (said) => {
      expect(errandIn(tokenize(said), false)).toBe('open');
    },
  );

  it.each(['open kitchen', 'open plot beku', 'खुला किचन'])(
    'is nothing in what is open: %s',
    (said) => {
      expect(errandIn(tokenize(said), false)).toBe(undefined);
    },
  );

  it('is nothing in going back to the list', () => {
    expect(errandOf('back to the list, and nothing above 1.35')).toBe(undefined);
  });

  it.each([
    'I earn 1.8 lakh a month, saved 30 lakh',
    'sambala 90 savira, 25 lakh ulisidivi',
    '20 ಲಕ್ಷ ಉಳಿಸಿದ್ದೇನೆ',
    'we save 40 thousand',
  ])('is nothing where somebody tells what they have put by: %s', (said) => {
    expect(errandOf(said)).toBe(undefined);
  });
});
