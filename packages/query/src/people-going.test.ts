import { describe, expect, it } from 'vitest';
import { read } from './testing/wishes.ts';

const ways = (text: string) =>
  read(text).constraints.flatMap(({ field, value, strength }) =>
    field === 'near' && 'who' in value ? [`${strength} ${value.who} ${value.place}`] : [],
  );
const refused = (text: string) =>
  read(text).constraints.filter(({ strength }) => strength === 'avoid');

describe('where two people go', () => {
  it.each([
    'husband Electronic City जाते हैं और मैं Koramangala, so dono ke beech HSR, Bommanahalli ya Hosa Road, 3bhk',
    'my husband goes to Electronic City and I go to Koramangala, 3bhk close to both',
    'pati Electronic City jaate hain aur main Koramangala, dono ke beech HSR mein 3bhk',
    'ಗಂಡ ಎಲೆಕ್ಟ್ರಾನಿಕ್ ಸಿಟಿಗೆ ಹೋಗುತ್ತಾರೆ ಮತ್ತು ನಾನು ಕೋರಮಂಗಲ, ಇಬ್ಬರಿಗೂ ಹತ್ತಿರ 3 ಬಿಎಚ್‌ಕೆ',
  ])('is two fixed points and never refused: “%s”', (text) => {
    expect(ways(text)).toEqual(['must partner electronic-city', 'must me koramangala']);
    expect(refused(text)).toEqual([]);
  });

  it.each([
    'miyan Attibele, begum Shivajinagar, dono ki naukri, insaaf wali jagah batao 65 lakh mein',
    'husband in Attibele and wife in Shivajinagar for work, somewhere fair to both under 65 lakhs',
  ])('is a place of each of a couple: “%s”', (text) => {
    expect(ways(text)).toEqual(['must partner attibele', 'must partner shivajinagar']);
    expect(read(text).sort).toBe('fair');
  });

  it('is also one that is only known by its sound', () => {
    expect(ways('ಯಜಮಾನರು ಬಿಡದಿ, 60 ನಿಮಿಷ ಒಳಗೆ; ನಾನು ಕೆಂಗೇರಿ, ನಡಿಗೆ 15 ನಿಮಿಷ')).toEqual([
      'must partner bidadi',
      'must me kengeri',
    ]);
  });

  it('is told of by what they do there', () => {
    expect(
      ways(
        'Need 3BHK, I ride a bike to Bosch in Adugodi and my wife teaches at Christ University, so somewhere close to both.',
      ),
    ).toEqual(['must me bosch-adugodi', 'must partner christ-university']);
  });

  it.each([
    'husband ITPL jaate hain aur main Hebbal, Whitefield nahi chahiye, 3bhk',
    'my wife works in Hebbal and I work at ITPL, not Whitefield, 3bhk',
  ])('leaves refused what is refused: “%s”', (text) => {
    expect(refused(text).map(({ value }) => value)).toEqual([{ in: ['whitefield'] }]);
  });

  it('has the minutes that the person behind them may take', () => {
    const minutes = read(
      'I go to Ecospace, he is at Embassy Golf Links. So 25 min bike for him, an hour is ok for me, 2bhk',
    ).constraints.flatMap(({ value }) =>
      'who' in value && 'withinMinutes' in value ? [`${value.who} ${value.withinMinutes}`] : [],
    );
    expect(minutes).toEqual(['me 60', 'partner 25']);
  });
});
