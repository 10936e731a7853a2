import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

const near = (slug: string) => `near:{"place":"${slug}","withinMeters":3000}`;

describe('places as people name them', () => {
  it.each([
    ['2bhk near Christ University', 'christ-university'],
    ['2bhk near christ college', 'christ-university'],
    ['2bhk near Narayana Hrudayalaya', 'narayana-hrudayalaya'],
    ['ನಾರಾಯಣ ಹೃದಯಾಲಯ ಹತ್ತಿರ 2 ಬಿಎಚ್‌ಕೆ', 'narayana-hrudayalaya'],
    ['villa near Greenwood High school', 'greenwood-high'],
    ['flat near BEL', 'bel'],
    ['flat near Bosch in Adugodi', 'bosch-adugodi'],
    ['flat near PES University', 'pes-college'],
  ])('are found where a source places them: “%s”', (text, slug) => {
    expect(wishes(text)).toContain(near(slug));
  });

  it.each([
    ['plot in Chikkaballapur', ['chikkaballapur']],
    ['plot in Kanakapura', ['kanakapura']],
    ['plot on Kanakapura Road', ['kanakapura-road']],
    ['flat in Deepanjali Nagar', ['deepanjali-nagar']],
    ['plot in Harohalli or Kanakapura', ['harohalli', 'kanakapura']],
  ])('are areas where somebody lives: “%s”', (text, slugs) => {
    expect(wishes(text)).toContain(`locality:{"in":${JSON.stringify(slugs)}}`);
  });

  it.each([
    ['कुंदनहल्ली में दो बेडरूम का फ्लैट', 'kundalahalli'],
    ['मैन्यता टेक पार्क से 4 किलोमीटर के अंदर 3 बीएचके', 'manyata-tech-park'],
  ])('are heard in a script that writes them otherwise: “%s”', (text, slug) => {
    expect(wishes(text).join()).toContain(slug);
  });

  it.each([
    ['plot in Harohalli', 3],
    ['flat near Bosch', 2],
    ['flat in Dollars Colony', 2],
  ])('are asked about where several have the name: “%s”', (text, count) => {
    expect(read(text).questions[0]?.choices).toHaveLength(count);
  });
});
