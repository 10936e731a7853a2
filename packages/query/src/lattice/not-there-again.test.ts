import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

const refused = (text: string) => wishes(text).filter((wish) => wish.startsWith('avoid'));

describe('a place that nobody goes back to', () => {
  it.each([
    'Marathahalli wore us out, we are not going back there. 2bhk in Hebbal',
    'Marathahalli me dus saal kaate, ab wahan dobara nahi jana, Hebbal me 2bhk',
    'marathahalli alli iddu saakagide, matte aa kade hogalla, Hebbal 2bhk',
    'मारतहल्ली में बहुत रह लिए, अब वहाँ वापस नहीं जाना, हेब्बल में दो बीएचके',
    'ಮಾರತಹಳ್ಳಿ ಸಾಕಾಗಿದೆ, ಮತ್ತೆ ಆ ಕಡೆ ಹೋಗಲ್ಲ, ಹೆಬ್ಬಾಳದಲ್ಲಿ 2 ಬಿಎಚ್‌ಕೆ',
    'Marathahalli bahut door hai, wo nahi. Hebbal me 2bhk',
  ])('is refused by the words that stand for it: “%s”', (text) => {
    expect(refused(text)).toEqual(['avoid locality:{"in":["marathahalli"]}']);
  });

  it('is not where something else is told between', () => {
    expect(refused('Hebbal me flat jisme pool ho, wo nahi').join()).not.toContain('locality');
  });
});

describe('a place of which water tells why', () => {
  it.each([
    'bellandur nahi wahan paani bharta hai hsr dikhao 2bhk',
    'bellandur nahi udhar paani bharta hai, hsr dikhao 2bhk',
    'बेलंदूर नहीं वहाँ पानी भरता है एचएसआर दिखाओ दो बीएचके',
    'ಬೆಳ್ಳಂದೂರು ಬೇಡ ಅಲ್ಲಿ ನೀರು ತುಂಬುತ್ತೆ ಎಚ್‌ಎಸ್‌ಆರ್ ತೋರಿಸಿ 2 ಬಿಎಚ್‌ಕೆ',
  ])('is refused itself: “%s”', (text) => {
    expect(refused(text)).toEqual(['avoid locality:{"in":["bellandur"]}']);
  });
});

describe('what is had without', () => {
  it('is refused where the reason is told before', () => {
    expect(refused('A pool puts the maintenance up, so without one. 2bhk in Begur')).toEqual([
      'avoid amenity:{"id":"swimming-pool"}',
    ]);
  });
});

describe('water that was told of', () => {
  it.each([
    ['A lake next door means mosquitoes, so anything but that. 2bhk in Hebbal', 'lakes'],
    ['jheel ke kinare machhar hote hain, waisi jagah nahi, Hebbal 2bhk', 'lakes'],
    ['kere pakkanu beda solle jaasti, Hebbal 2bhk', 'lakes'],
    ['the last flat flooded every July, I want one that never does, 2bhk in Hebbal', 'flood-spots'],
    ['flood agda jaaga beku, Hebbal 2bhk', 'flood-spots'],
  ])('is refused however nearness and refusal are said: “%s”', (text, of) => {
    expect(refused(text)).toEqual([`avoid nearWater:{"of":"${of}"}`]);
  });

  it('is refused of two kinds side by side', () => {
    expect(refused('ಕೆರೆ ರಾಜಕಾಲುವೆ ಯಾವುದರ ಹತ್ತಿರಾನೂ ಬೇಡ, 2 ಬಿಎಚ್‌ಕೆ')).toHaveLength(2);
  });
});

it('asks at least about a place that is kept out', () => {
  const { constraints, questions } = read('Hoodi or Kadugodi, keep Varthur out of it, 2bhk');
  const wanted = constraints.filter(
    ({ field, strength }) => field === 'locality' && strength === 'must',
  );
  expect(JSON.stringify(wanted)).not.toContain('varthur');
  expect(
    questions.length + constraints.filter(({ strength }) => strength === 'avoid').length,
  ).toBeGreaterThan(0);
});
