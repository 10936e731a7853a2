import { describe, expect, it } from 'vitest';
import { termQuestionIn, termsNamed } from './term-question.ts';
import { termWords } from './words/term-words.ts';
import { TERM_IDS } from '@manemitra/domain/terms';

const asked = (text: string) => termQuestionIn(text)?.terms;

describe('a term that is named', () => {
  it('is none where a figure is counted by it', () => {
    expect(termsNamed('1.5 lakh a month, 20 lakhs saved, 2bhk')).toEqual([]);
    expect(termsNamed('how much is a crore, and what is BHK')).toEqual(['lakh', 'bhk']);
  });
});

describe('a question about a term', () => {
  it.each([
    ['what is RERA', ['rera']],
    ['What is A khata?', ['khata', 'khata-a']],
    ['khata matlab kya', ['khata']],
    ['what does carpet area mean', ['carpet-area']],
    ['meaning of super built-up area', ['super-built-up-area']],
    ['what is an OC?', ['oc']],
    ['b khata kya hota hai', ['khata', 'khata-b']],
    ['khata andre enu', ['khata']],
    ['खाता क्या है', ['khata']],
    ['ಖಾತಾ ಅಂದರೆ ಏನು', ['khata']],
    ['hi, please explain guidance value', ['guidance-value']],
    ['full form of RERA', ['rera']],
    ['what is e-khata', ['khata', 'khata-e']],
    ['what is BDA', ['BDA']],
    ['difference between A khata and B khata', ['khata', 'khata-a', 'khata-b']],
    ['difference between A and B khata', ['khata', 'khata-a', 'khata-b']],
    ['A khata vs B khata', ['khata', 'khata-a', 'khata-b']],
    [
      'carpet area aur super built up area mein kya farak hai',
      ['carpet-area', 'super-built-up-area'],
    ],
    ['what is OC and CC', ['oc', 'cc']],
  ])('“%s” asks for %j', (text, terms) => {
    expect(asked(text)).toEqual(terms);
  });

  it.each([
    'RERA',
    'A khata',
    'what is the khata of Lotus Heights',
    'what is the possession date',
    'what is A khata 2bhk in Hebbal',
    'what is emi for 80 lakhs',
    'is it RERA registered',
    '2bhk and 3bhk',
    'A khata or B khata',
    'what is sinking fund',
    '?',
    '',
  ])('“%s” is none', (text) => {
    expect(asked(text)).toBeUndefined();
  });

  it.each([
    ['what is GST', ['gst']],
    ['what is stamp duty', ['stamp-duty']],
    ['what is the stamp duty', ['stamp-duty']],
    ['how much is stamp duty in Bangalore?', ['stamp-duty']],
    ['stamp duty and registration charges in Karnataka', ['stamp-duty', 'registration-fee']],
    ['how much GST on under construction flats', ['gst']],
    ['is GST applicable on ready to move flats', ['gst']],
    ['do I have to pay GST on resale', ['gst']],
    ['GST', ['gst']],
    ['stamp duty kitna hai', ['stamp-duty']],
    ['bangalore mein registration kitna lagta hai', ['registration-fee']],
    ['flat pe gst kitna lagega', ['gst']],
    ['registration charges eshtu', ['registration-fee']],
    ['what are cess and surcharge', ['cess']],
    ['difference between stamp duty and registration', ['stamp-duty', 'registration-fee']],
    ['जीएसटी कितना है', ['gst']],
    ['ಮುದ್ರಾಂಕ ಶುಲ್ಕ ಎಷ್ಟು', ['stamp-duty']],
  ])('“%s” asks for the tax %j', (text, terms) => {
    expect(asked(text)).toEqual(terms);
  });

  it.each([
    'ready to move flats',
    '1.6 cr including registration',
    'stamp duty of 2 bhk?',
    'flats without gst',
    'is gst extra',
    '2bhk in hebbal, gst included',
    'rera registration',
    'gst and khata',
  ])('“%s” asks for no tax', (text) => {
    expect(asked(text)).not.toEqual(expect.arrayContaining(['gst']));
    expect(asked(text)).not.toEqual(expect.arrayContaining(['registration-fee']));
    expect(asked(text)).not.toEqual(expect.arrayContaining(['stamp-duty']));
  });

  it('tells what can only ask for a meaning from what may ask about the project at hand', () => {
    const isMeaning = (text: string) => termQuestionIn(text)?.isMeaning;
    expect(isMeaning('RERA ka matlab kya hai')).toBe(true);
    expect(isMeaning('what is an OC')).toBe(true);
    expect(isMeaning('what is B khata')).toBe(true);
    expect(isMeaning('what is RERA')).toBe(false);
    expect(isMeaning('RERA kya hai')).toBe(false);
    expect(isMeaning('how much is the stamp duty')).toBe(false);
    expect(isMeaning('how much is the stamp duty in Karnataka')).toBe(true);
  });

  it('can be asked of every term that is explained', () => {
    const spoken = [...termWords.values()].flat().flatMap(({ value }) => value);
    expect(TERM_IDS.filter((id) => !spoken.includes(id))).toEqual([]);
  });
});
