import { describe, expect, it } from 'vitest';
import { read, wishes } from './testing/wishes.ts';

const lists = (text: string) =>
  read(text).alternatives?.map((list) => list.map(({ field }) => field).toSorted());

describe('two of a home who want different things', () => {
  it.each([
    'Father wants a plot in Devanahalli around 60 lakhs, mother wants a 2bhk flat in Yelahanka under 90 lakhs, show both',
    'Husband wants 4bhk villa on Sarjapur Road under 3 cr or else I want an apartment in HSR under 2.5 cr',
  ])('are two wishes: “%s”', (text) => {
    const [one, other] = read(text).alternatives ?? [];
    expect([...(one ?? []), ...(other ?? [])].filter(({ field }) => field === 'bhk')).toHaveLength(
      1,
    );
    expect(one?.some(({ field }) => field === 'locality')).toBe(true);
    expect(other?.some(({ field }) => field === 'locality')).toBe(true);
  });

  it('may say first what and then of each how, and the kinds hold of none of both', () => {
    const text =
      'Papa ko plot chahiye aur mujhe flat, plot ho to Nelamangala me 1200 sqft 35 lakh tak, flat ho to Yeshwanthpur me 2bhk 85 lakh tak';
    expect(read(text).constraints).toEqual([]);
    expect(lists(text)).toEqual([
      ['area', 'locality', 'price', 'propertyType'],
      ['bhk', 'locality', 'price', 'propertyType'],
    ]);
  });
});

describe('what those say who sell', () => {
  it('is where and whose nothing is asked for', () => {
    const text =
      'the Prestige sales guy in Whitefield said 1.4 cr for 3bhk, too high. Show me something in Varthur under 1.1';
    expect(wishes(text)).toContain('locality:{"in":["varthur"]}');
    expect(wishes(text).join()).not.toContain('prestige');
  });
});

describe('a choice between two places', () => {
  it.each([
    ["Can't decide between Jayanagar and JP Nagar, 3bhk, 2 cr", ['jayanagar', 'jp-nagar']],
    ['confused between Hennur and Thanisandra, 2bhk 80L', ['hennur', 'thanisandra']],
  ])('takes either, and no way between them: “%s”', (text, slugs) => {
    expect(wishes(text)).toContain(`locality:{"in":${JSON.stringify(slugs)}}`);
  });

  it('is none where one wants to live on the way', () => {
    expect(wishes('anything between Whitefield and Budigere, 3bhk').join()).toContain('region');
  });
});

describe('a name that nobody knows among places', () => {
  it.each(['near Manyata or Kirloskar, 2bhk 90 lakhs', 'Hebbal, Gokulpuri Nagar or Jakkur 2bhk'])(
    'is asked about: “%s”',
    (text) => {
      expect(
        read(text)
          .questions.map((question) => question.text)
          .join(),
      ).toMatch(/Kirloskar|Gokulpuri/);
    },
  );
});

describe('a project that is told as an example', () => {
  it.each([
    'anything like Sobha Neopolis in Panathur for 3bhk within 2 crores',
    'Prestige Raintree jaisa kuch Whitefield me 3bhk',
  ])('asks for nothing of its builder: “%s”', (text) => {
    expect(wishes(text).join()).not.toContain('promoter');
    expect(read(text).questions[0]?.text).toContain('We do not know the project');
  });

  it('is no project where builders are the example', () => {
    expect(wishes('builders like Sobha or Prestige, 3bhk Hebbal')).toContain(
      'promoter:{"in":["sobha","prestige"]}',
    );
  });
});

describe('a place in the place of another', () => {
  const before = read('3bhk Hebbal me 1.2 crore tak');

  it.each(['Hebbal nahi, uski jagah Yelahanka kar do', 'adara badlu Yelahanka torisi'])(
    'leaves nothing of it: “%s”',
    (text) => {
      expect(wishes(text, before).filter((wish) => wish.includes('locality'))).toEqual([
        'locality:{"in":["yelahanka"]}',
      ]);
    },
  );
});

describe('what is said of two people', () => {
  it.each([
    [
      'Uncle lives in Rajajinagar and cousin in Vijayanagar, we would like to stay between those two, 2bhk 85L',
      ['rajajinagar', 'vijayanagar'],
    ],
    [
      'Didi doctor hai NIMHANS me aur jijaji Bagmane Tech Park me, to beech me kahin bhi chalega, 3bhk',
      ['nimhans', 'bagmane-tech-park'],
    ],
  ])('is the way of each, though both are the same to us: “%s”', (text, places) => {
    const { constraints } = read(text);
    expect(constraints.flatMap((one) => (one.field === 'near' ? [one.value.place] : []))).toEqual(
      places,
    );
    expect(constraints.map(({ field }) => field)).not.toContain('locality');
  });

  it('may be said of her house from the place that was named', () => {
    expect(wishes('sister stays in Kalyan Nagar so within 2 km of her house, 2bhk 85L')).toContain(
      'near:{"place":"kalyan-nagar","withinMeters":2000}',
    );
  });
});

describe('areas that a station is named after', () => {
  it.each(['Langford Town', 'Pottery Town'])('are where one lives: %s', (name) => {
    const slug = name.toLowerCase().replace(' ', '-');
    expect(wishes(`2bhk in ${name}`)).toContain(`locality:{"in":["${slug}"]}`);
    expect(wishes(`2bhk near ${name} metro`).join()).toContain(`${slug}-metro`);
  });
});

it('asks for a home here, where no word names anything else', () => {
  expect(read('Metro hattira flat idya guru?').intent).toBe('search');
});

it.each(['no gym or pool needed, 2bhk HSR', '2bhk HSR, no clubhouse or gym required'])(
  'wishes for nothing of a list that is not needed: “%s”',
  (text) => {
    expect(wishes(text).join()).not.toContain('amenity');
  },
);
