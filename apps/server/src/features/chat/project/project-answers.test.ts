import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAskedApp, type AskedKind } from './testing/asked-projects.ts';
import { labelledQuestions } from './testing/labelled-questions.ts';

let asked: Awaited<ReturnType<typeof createAskedApp>>;
beforeAll(async () => {
  asked = await createAskedApp();
});
afterAll(() => asked.test.close());

async function ask(prompt: string, kind: AskedKind): Promise<string> {
  const { test, slugs } = asked;
  const { answer } = await test.call('chatAboutProject', {
    body: { prompt, propertyId: slugs[kind] },
  });
  return answer?.message ?? '';
}

describe('what the page of a project tells, the assistant tells', () => {
  it.each([
    ['khata?', 'It has an A Khata.'],
    ['survey number', 'Its survey numbers are 112/3.'],
    ['price of 2 bhk', 'Agreement prices before taxes: 2 BHK from ₹80 L.'],
    ['per sqft rate of 2bhk', '₹8,000 per sq ft super built-up and ₹10,000 per sq ft carpet'],
    ['stamp duty of 2 bhk?', 'Stamp duty ₹'],
    [
      'maintenance',
      'Maintenance is ₹4.5 per sq ft a month. On the super built-up area: 2 BHK about ₹4,500 a month',
    ],
    ['loan milega?', 'Which banks lend on this project is not recorded. Of A Khata in general: '],
    ['possession kab', 'It is under construction. Possession is promised for Jun 2028.'],
    ['rera', 'PRM/KA/RERA/1251/446/PR/270922/005268, PRM/KA/RERA/1251/446/PR/270922/005269'],
    ['rera', ', as given by RERA filing; not checked.'],
    ['approved by?', 'The plan was approved by BDA under BDA/TPA/77.'],
    ['oc', 'The occupancy certificate has not been received.'],
    ['any case?', 'No litigation over the land is on record.'],
    [
      'complaints',
      '1 complaint about this project and 0 about other projects of this builder is on record',
    ],
    ['complaints', 'CMP/1: Late handover (Open).'],
    ['documents', 'It shows no documents.'],
    ['missing documents', 'Not shown, so ask for them: '],
    ['builder?', 'It is built by Sound Builders, with 1 earlier project on record.'],
    ['track record', '1 of 1 with both dates known was late, by 12 months.'],
    ['rating', 'Sound Builders is rated 4.2 of 5: Good work.'],
    ['how many units', 'It has 240 homes in 3 towers.'],
    ['how many floors', 'It has ground + 14 floors and 2 basements.'],
    ['how many acres', 'about 5 acres'],
    ['open space', '69 % of the land is open space.'],
    ['carpet area', 'Carpet areas: 2 BHK 800 sq ft, 3 BHK 1,200 sq ft.'],
    ['super built up', 'Super built-up areas: 2 BHK 1,000 sq ft, 3 BHK 1,500 sq ft.'],
    ['loading of 2bhk', '2 BHK: loading 25 %.'],
    ['difference between carpet and super built up of 2 bhk', '2 BHK: loading 25 %.'],
    ['which is cheaper, 2 bhk or 3 bhk price', '2 BHK is the lowest priced of these, by ₹40 L.'],
    ['facing', 'Homes face: 2 BHK east.'],
    ['bathrooms', '2 BHK with 2 bathrooms and 1 balcony.'],
    ['configurations', 'It offers 2 BHK and 3 BHK.'],
    ['amenities', 'It offers '],
    ['water', 'Water comes from Cauvery and borewell.'],
    ['address', '12 Lake Road, Whitefield'],
    ['does it flood there', 'No flood is known within 500 m of it, which is no proof'],
    ['rajakaluve hattira ideya', 'Storm-water drains near it: we keep no facts about this'],
    ['is the land converted', 'A lawyer reads them in the title documents.'],
    ['schools nearby', 'Schools, in a straight line: '],
    ['source', 'The facts are from RERA filing.'],
    ['tell me about it', 'Malhar Terraces: Whitefield; by Sound Builders; 2 BHK, 3 BHK;'],
  ])('%s', async (question, expected) => {
    const message = await ask(question, 'rich');
    expect(message).toContain(expected);
  });

  it.each([
    [
      'what is the per sq ft rate?',
      'Listed for the whole project: ₹8,500 to ₹9,200 a sq ft. The listing does not say for which kind of area.',
    ],
    [
      'price?',
      'Prices of the whole project: ₹90 L to ₹1.8 Cr. Which home costs what is not disclosed.',
    ],
  ])('what is known of the whole project alone is said as that: %s', async (question, expected) => {
    expect(await ask(question, 'ranged')).toContain(expected);
  });

  it('the sum till keys is whole where every part is known', async () => {
    expect(await ask('total till keys 2bhk', 'rich')).toMatch(
      /: 2 BHK from ₹[\d.]+ L: agreement ₹[\d,]+ \+ GST ₹[\d,]+ \+ .* \+ charges at possession ₹[\d,]+\.$/,
    );
    expect(await ask('total till keys 3bhk', 'rich')).toMatch(
      /: 3 BHK at least ₹[\d.]+ Cr \(without possible extra charges, .+: not known\): agreement ₹[\d,]+ \+ .+\.$/,
    );
  });
});

describe('what is not known', () => {
  const answerable = labelledQuestions.filter(({ topics, amenities }) => {
    const isAlwaysKnown = topics.some((topic) =>
      /^(overview|builder|source|address|metro|schools|hospitals|malls|restaurants|sights|complaints|track-record|documents|missing-documents|future-value|rent|surroundings|neighbours)$/.test(
        topic,
      ),
    );
    return topics.length + amenities.length > 0 && !isAlwaysKnown;
  });

  it.each(answerable.map(({ text }) => text))('is said to be unknown: %s', async (question) => {
    expect(await ask(question, 'bare')).toContain('not disclosed');
  });
});
