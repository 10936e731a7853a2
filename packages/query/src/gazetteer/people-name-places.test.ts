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
    ['3bhk near Fortis Bannerghatta Road', 'fortis-hospital-bannerghatta-road'],
    ['flat near columbia asia hebbal', 'manipal-hospital-hebbal'],
    ['flat near NPS HSR', 'national-public-school-hsr-layout'],
    ['3 bhk near DPS East', 'delhi-public-school-east'],
    ['apollo hospital near jayanagar 2bhk', 'apollo-hospitals-jayanagar'],
    ['sakra hospital ke paas 3bhk', 'sakra-world-hospital'],
    ['iim bangalore campus ke paas flat', 'indian-institute-of-management'],
    ['hebbal manipal hospital hattira 2bhk', 'manipal-hospital-hebbal'],
    ['nps yeshwanthpur hatra 2bhk', 'national-public-school-yeshwanthpur'],
    ['jalahalli orchids school hattira 2bhk', 'orchids-international-school-jalahalli'],
    ['किदवई अस्पताल के पास 2 बीएचके', 'kidwai-hospital'],
    ['एनपीएस इंदिरानगर के पास फ्लैट', 'national-public-school-indiranagar'],
    ['क्लाउडनाइन हॉस्पिटल व्हाइटफील्ड के पास फ्लैट', 'cloudnine-hospital-whitefield'],
    ['ಮಣಿಪಾಲ್ ಆಸ್ಪತ್ರೆ ಹೆಬ್ಬಾಳ ಹತ್ತಿರ 2 ಬಿಎಚ್‌ಕೆ', 'manipal-hospital-hebbal'],
    ['ಎನ್‌ಪಿಎಸ್ ಕೋರಮಂಗಲ ಹತ್ತಿರ ಫ್ಲಾಟ್', 'national-public-school-koramangala'],
    ['ವೈದೇಹಿ ಆಸ್ಪತ್ರೆ ಹತ್ತಿರ 2 ಬಿಎಚ್‌ಕೆ', 'vydehi-hospital'],
  ])('may be a branch, told by its area: “%s”', (text, slug) => {
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
    ['flat near Manipal Hospital', 9],
    ['flat near phoenix mall', 2],
    ['flat near Bishop Cotton school', 2],
  ])('are asked about where several have the name: “%s”', (text, count) => {
    expect(read(text).questions[0]?.choices).toHaveLength(count);
  });

  it('are asked about by their area where nobody would read the list', () => {
    const [question] = read('flat near nps').questions;
    expect(question).toMatchObject({ choices: [] });
    expect(question?.text).toMatch(/^There are \d+ of “nps”\. Which area is it in\?$/);
  });

  it('are asked about where no branch is known: “flat near nps hebbal”', () => {
    expect(read('flat near nps hebbal').questions[0]?.text).toMatch(/do not know “nps hebbal”/);
  });
});
