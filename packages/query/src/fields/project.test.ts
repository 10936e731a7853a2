import { assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { places } from '../gazetteer.ts';
import { interpret } from '../interpret.ts';
import { namedProjects, saidProjects } from '../testing/project-names.ts';

const projects = [
  'Sobha Town Park',
  'Nambiar District 25',
  'Golfshire Heights',
  'Sumadhura Epitome',
  'MSR City Phase 1',
  'Prestige Park Grove',
  'Embassy Lake Terraces',
  'Lotus Heights',
  'Avimosia Greens',
  'Avimosia Enclave',
  'Cartolia',
  'Confident Cartolia',
  'Elemosante',
  'Total Environment Pursuit of a Radical Rhapsody',
].map((name) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name }));

const localityNames = places.flatMap(({ kind, name }) => (kind === 'locality' ? [name] : []));

function read(sentence: string, among = projects) {
  const { constraints, questions } = interpret(sentence, {
    today: '2026-11-22',
    names: { promoters: [], projects: among },
  });
  const choices = questions.flatMap((one) =>
    one.about === 'project' ? one.choices.map(({ label }) => label) : [],
  );
  return {
    named: constraints.flatMap(({ field, value }) => (field === 'project' ? [value.slug] : [])),
    fields: constraints.map(({ field }) => field),
    choices,
  };
}

describe('a part of a name that is a place', () => {
  const own = (place: string) => ({ slug: 'the-project', name: `${place} Crown` });

  it.each(['3 bhk in Hebbal', 'hebbal 3bhk', 'flats in Hebbal under 1.2 cr', '3 BHK Hebbal ready'])(
    'is the place: “%s”',
    (sentence) => {
      const { named, fields, choices } = read(sentence, [own('Hebbal')]);
      expect({ named, choices }).toEqual({ named: [], choices: [] });
      expect(fields).toContain('locality');
    },
  );

  it('never names the project, whatever the place', () => {
    assert(
      property(constantFrom(...localityNames), constantFrom('2 bhk in ', ''), (name, before) => {
        const sentence = `${before}${name}`;
        expect(read(sentence, [own(name)])).toEqual(read(sentence, []));
      }),
      { numRuns: 60 },
    );
  });

  it('names it with the rest of the name', () => {
    expect(read('is Hebbal Crown ready', [own('Hebbal')]).named).toEqual(['the-project']);
  });
});

describe('a project', () => {
  it.each(['ब्रिगेड सिट्रीन का दो बीएचके', 'ಬ್ರಿಗೇಡ್ ಸಿಟ್ರಿನ್ 2bhk'])(
    'is heard in an Indian script whatever letter English has for its first sound: %s',
    (said) => {
      const among = [{ slug: 'brigade-citrine', name: 'Brigade Citrine' }];
      expect(read(said, among).named).toEqual(['brigade-citrine']);
    },
  );

  it.each([
    ['golfshire', 'golfshire-heights'],
    ['epitome sumadhura', 'sumadhura-epitome'],
    ['epitome by sumadhura', 'sumadhura-epitome'],
    ['MSR city', 'msr-city-phase-1'],
    ['town park', 'sobha-town-park'],
    ['sobha twon park', 'sobha-town-park'],
    ['district 25', 'nambiar-district-25'],
    ['nambiar district 25', 'nambiar-district-25'],
    ['lake terrace', 'embassy-lake-terraces'],
    ['radical rhapsody', 'total-environment-pursuit-of-a-radical-rhapsody'],
    ['golf shire', 'golfshire-heights'],
    ['golfshyre heights', 'golfshire-heights'],
    ['सोभा टाउन पार्क', 'sobha-town-park'],
  ])('is named by a part, a slip or another order: %s', (said, slug) => {
    expect(read(said)).toEqual({ named: [slug], fields: ['project'], choices: [] });
  });

  it('is still meant where an area is said beside it', () => {
    expect(read('golfshire in devanahalli').named).toEqual(['golfshire-heights']);
    expect(read('sobha town park attibele').named).toEqual(['sobha-town-park']);
  });

  it.each([
    ['avimosia', ['Avimosia Enclave', 'Avimosia Greens']],
    ['cartolia', ['Cartolia', 'Confident Cartolia']],
    ['golfshire enclave', ['Golfshire Heights']],
    ['golfshyre', ['Golfshire Heights']],
    ['3bhk in elemosanta', ['Elemosante']],
    ['msr city phase 2', ['MSR City Phase 1']],
    ['brigade town park', ['Sobha Town Park']],
  ])('is asked where several fit or the words say another: %s', (said, choices) => {
    expect(read(said)).toMatchObject({ named: [], choices });
  });

  it.each(['my sister is chipping in', 'devara mane', 'naavu march nalli'])(
    'is not executed for a word that is only like a part of its name: %s',
    (said) => {
      const among = ['Shriram Chirping Woods', 'Birla Evara', 'Assetz Marq'].map((name) => ({
        slug: name.toLowerCase().replaceAll(' ', '-'),
        name,
      }));
      expect(read(said, among).named).toEqual([]);
    },
  );

  it('listed twice is one project', () => {
    const twice = [...projects, ...projects];
    expect(read('golfshire heights', twice).named).toEqual(['golfshire-heights']);
  });

  it('is read from the sentence of each choice that is asked', () => {
    const { questions } = interpret('2 bhk at avimosia', {
      today: '2026-11-22',
      names: { promoters: [], projects },
    });
    const chosen = questions[0]?.choices.map(({ sentence }) => read(sentence).named);
    expect(chosen).toEqual([['avimosia-enclave'], ['avimosia-greens']]);
  });

  it('is asked by its address where two have one name', () => {
    const twins = [
      { slug: 'lotus-court-hebbal', name: 'Lotus Court' },
      { slug: 'lotus-court-hoodi', name: 'Lotus Court' },
    ];
    expect(read('lotus court', twins).choices).toEqual(['Lotus Court Hebbal', 'Lotus Court Hoodi']);
    expect(read('lotus court hoodi', twins).named).toEqual(['lotus-court-hoodi']);
  });

  it('keeps a shared name where a slug says no more', () => {
    const twins = [
      { slug: 'lotus-court', name: 'Lotus Court' },
      { slug: 'lotus-court-2', name: 'Lotus Court' },
    ];
    expect(read('lotus court', twins).choices).toHaveLength(2);
    expect(read('lotus court 2', twins).named).toEqual(['lotus-court-2']);
  });

  it.each([
    ['Sobha Town Park me 2bhk ka rate kya chal raha hai?', ['project', 'bhk']],
    ['Lotus Heights me 2bhk bacha hai kya', ['project', 'bhk']],
    ['Golfshire Heights alli 3bhk khaali ideya', ['project', 'bhk']],
    ['whats the price of a villa in golfshire heights', ['project', 'propertyType']],
    ['when is possession of lotus heights', ['project']],
    ['sobha town park ka floor plan bhejo', ['project']],
    ['lotus hights price list pls', ['project']],
    ['when is possession for nambiar dist 25?', ['project']],
  ])('is asked about with the homes that are named: %s', (said, fields) => {
    const context = { today: '2026-11-22', names: { promoters: [], projects } };
    expect(interpret(said, context).intent).toBe('project-question');
    expect(read(said).fields.toSorted()).toEqual(fields.toSorted());
  });

  it.each([
    'What is the difference between Sobha Town Park and Prestige Park Grove?',
    'sobha town park vs lotus heights which is better',
    'Lotus Heights aur Golfshire Heights me se kaunsa behtar hai',
  ])('is compared with another: %s', (said) => {
    const context = { today: '2026-11-22', names: { promoters: [], projects } };
    expect(interpret(said, context).intent).toBe('compare');
    expect(read(said).fields).toEqual(['project', 'project']);
  });

  it.each([
    '3bhk in sobha town park under 2 cr',
    'sobha town park me 3bhk dikhao',
    'is there a 3bhk in Lotus Heights within 1.7 crore',
  ])('is searched where homes of it are wished for: %s', (said) => {
    const context = { today: '2026-11-22', names: { promoters: [], projects } };
    expect(interpret(said, context).intent).not.toBe('compare');
    expect(read(said).named).toHaveLength(1);
  });

  it.each(['park', 'city', 'heights', 'green', 'terrace', 'prestige', '25', 'phase 1', 'lake'])(
    'is never named by a word of many names alone: %s',
    (said) => {
      expect(read(said)).toMatchObject({ named: [], choices: [] });
    },
  );
});

it('is never another one in silence, and nearly always right or asked', () => {
  assert(
    property(nat(1_000_000), (seed) => {
      const catalogue = namedProjects(150, seed);
      const said = saidProjects(catalogue, 30, seed);
      const outcomes = said.map(({ sentence, slug }) => {
        const { named, choices } = read(sentence, catalogue);
        return {
          isAnother: named.some((one) => one !== slug),
          isHeard: named.length + choices.length > 0,
        };
      });
      expect(outcomes.filter(({ isAnother }) => isAnother)).toEqual([]);
      expect(outcomes.filter(({ isHeard }) => !isHeard).length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 5 },
  );
});
