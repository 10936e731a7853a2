import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('what is refused behind a list', () => {
  it.each([
    ['Whitefield, Sarjapur, Marathahalli ye sab nahi. 2bhk 80 lakh'],
    ['whitefield sarjapur marathahalli idella beda, 3bhk'],
    ['3 bhk. Whitefield, Sarjapur or Marathahalli: any of these no'],
    ['2bhk, Whitefield, Sarjapur and Marathahalli, none of these'],
    ['ವೈಟ್‌ಫೀಲ್ಡ್, ಸರ್ಜಾಪುರ, ಮಾರತ್ತಹಳ್ಳಿ ಇವೆಲ್ಲ ಬೇಡ, 3bhk'],
    ['whitefield? sarjapur? marathahalli? in teeno me nahi jaana, 2bhk'],
    ['whitefield, sarjapur, marathahalli koi bhi nahi, 2bhk'],
    ['व्हाइटफील्ड, सरजापुर, मराठाहल्ली ये सब नहीं, 2bhk'],
  ])('is each of its members: “%s”', (text) => {
    const places = wishes(text).filter((wish) => wish.includes('locality'));
    expect(places).toHaveLength(1);
    expect(places[0]).toContain('avoid');
    for (const place of ['whitefield', 'sarjapur', 'marathahalli']) {
      expect(places[0]).toContain(place);
    }
  });

  it('is a list of builders too', () => {
    expect(wishes('Sobha, Prestige, Brigade ye sab nahi, 3bhk Hebbal')).toContain(
      'avoid promoter:{"in":["sobha","prestige","brigade"]}',
    );
  });

  it.each([
    ['3bhk hebbal. Sobha aur Prestige dekh chuke, unka nahi', ['sobha', 'prestige']],
    ['Sobha nodidvi, avradu beda. 3bhk hebbal', ['sobha']],
    ['3bhk hebbal, सोभा देख चुके, उनका नहीं', ['sobha']],
    ['we have seen Brigade already, not them, 3bhk hebbal', ['brigade']],
  ])('is who was looked at already, by whatever stands for them: “%s”', (text, builders) => {
    const found = wishes(text).filter((wish) => wish.includes('promoter'));
    expect(found).toEqual([`avoid promoter:${JSON.stringify({ in: builders })}`]);
  });

  it('is nothing where one of them will do', () => {
    expect(wishes('Whitefield, Sarjapur, Marathahalli koi bhi chalega. 2bhk').join()).not.toContain(
      'avoid',
    );
  });

  it('is nothing where all of them are fine', () => {
    expect(wishes('Whitefield, Sarjapur, Marathahalli ye sab chalega. 2bhk').join()).not.toContain(
      'avoid',
    );
  });
});
