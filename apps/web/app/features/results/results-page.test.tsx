import type { SearchAnswer } from '@manemitra/contract/search';
import type { Constraint } from '@manemitra/query/interpretation';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { slots, stored } from '#web/browser/storage.ts';
import { aFoundProperty } from '#web/testing/property.ts';
import { one, render } from '#web/testing/render.tsx';
import { ResultsPage } from './results-page.tsx';
import type { Outcome, Unchanged } from './search.ts';

const q = '3bhk in Hebbal, gym preferably, by the lake';
const wishes: Constraint[] = [
  {
    id: 'bhk',
    field: 'bhk',
    value: { in: [3] },
    strength: 'must',
    quote: '3bhk',
    span: [0, 4],
    label: '3 BHK',
  },
  {
    id: 'gym',
    field: 'amenity',
    value: { id: 'gym' },
    strength: 'nice',
    quote: 'gym preferably',
    span: [16, 30],
    label: 'Gym',
    assumed: '“gym” is read as a gym in the project.',
  },
];

const answer: SearchAnswer = {
  detailsLevel: 'card',
  valueAddedServices: [],
  leadGeneration: null,
  contactPromoter: null,
  properties: [
    aFoundProperty({
      isDemonstration: true,
      project: {
        images: [{ imageUrl: '/a.svg', imageCaption: 'The front', width: 12, height: 9 }],
      },
      match: { met: ['bhk'], unknown: ['gym'], reasons: ['3 BHK', 'amenities not disclosed'] },
    }),
  ],
  total: 1,
  byWhatIsKnown: 0,
  mayBeLate: 0,
  overLimit: 0,
  pagination: { nextPage: null },
  moreProperties: null,
  farBelow: null,
  areasForAll: [],
  worthAsking: null,
  unsurePlaces: null,
  unsurePrices: null,
  interpretation: {
    intent: 'search',
    constraints: wishes,
    unread: ['by the lake'],
    questions: [
      {
        about: 'locality',
        text: 'Which Hebbal?',
        choices: [{ label: 'Hebbal, north', sentence: '3 BHK in Hebbal north' }],
      },
    ],
    language: 'en',
  },
  sentence: '3 BHK in Hebbal with a gym preferably',
  wholeSentence: '3 BHK in Hebbal with a gym preferably',
  relaxations: [
    {
      constraintId: 'bhk',
      text: 'Take 2 BHK too: 4 more',
      sentence: '2 or 3 BHK in Hebbal',
      more: 4,
      total: 5,
    },
  ],
  missing: [],
};

const show = (outcome: Outcome, cursor?: string, unchanged?: Unchanged) =>
  render(
    <ResultsPage
      search={{ q, sort: undefined, cursor, isFiltering: false, isRewriting: false, unchanged }}
      outcome={outcome}
    />,
    '/dashboard/property-list',
  );

const text = (screen: HTMLElement) => screen.textContent ?? '';

describe('the results page', () => {
  it('says what was understood, what was filled in and what was not used', async () => {
    const { screen } = await show({ kind: 'answered', answer });
    expect(text(screen)).toContain('Must 3 BHK');
    expect(text(screen)).toContain('Nice Gym');
    expect(text(screen)).toContain('“gym” is read as a gym in the project.');
    expect(text(screen)).toContain('Not understood or not used: by the lake');
  });

  it('folds a long story that it did not use, of which every word is there', async () => {
    const story = 'about my family and the school of the children '.repeat(9).trim();
    const { screen } = await show({
      kind: 'answered',
      answer: { ...answer, interpretation: { ...answer.interpretation, unread: [story] } },
    });
    const folds = [...screen.querySelectorAll('summary')].map((each) => each.textContent);
    expect(folds).toContain(`Not understood or not used: ${story}Show all of it`);
  });

  it('shows the words of a reading that a model chose without the note of who chose it', async () => {
    const chosen = `${q} (chosen by a language model; or else: 2 BHK in Hebbal)`;
    const { screen } = await render(
      <ResultsPage
        search={{
          q: chosen,
          sort: undefined,
          cursor: undefined,
          isFiltering: false,
          isRewriting: false,
        }}
        outcome={{ kind: 'answered', answer }}
      />,
      '/dashboard/property-list',
    );
    const heading = screen.querySelector('[aria-labelledby="understood"]')?.textContent;
    expect(heading).toContain('Hebbal');
    expect(heading).not.toContain('Hebbal)');
  });

  it('keeps the search for other pages with the order that was chosen beside it', async () => {
    const wholeSentence = '3 BHK in Hebbal, most expensive first';
    await show({ kind: 'answered', answer: { ...answer, wholeSentence } });
    expect(stored(slots.search)).toBe(wholeSentence);
  });

  it('says once what was assumed of two people', async () => {
    const [first] = answer.interpretation.constraints;
    const both = [first, { ...first, id: 'another' }].map((one) => ({
      ...one,
      assumed: 'By car.',
    }));
    const interpretation = { ...answer.interpretation, constraints: both };
    const { screen } = await show({
      kind: 'answered',
      answer: { ...answer, interpretation } as typeof answer,
    });
    expect(text(screen).split('By car.')).toHaveLength(2);
  });

  it('always shows the total', async () => {
    const { screen } = await show({ kind: 'answered', answer });
    expect(text(screen)).toContain('1 project fits');
    const none = await show({ kind: 'answered', answer: { ...answer, properties: [], total: 0 } });
    expect(text(none.screen)).toContain('No project fits all of it');
  });

  it('does not count among what fits what its charges lift over the limit', async () => {
    const { screen } = await show({
      kind: 'answered',
      answer: { ...answer, total: 13, overLimit: 4 },
    });
    expect(text(screen)).toContain('9 of 13 fit, 4 are over the limit all-in');
    expect(text(screen)).not.toContain('13 projects fit');
  });

  it('never passes a drawing or a missing price for the real thing', async () => {
    const { screen } = await show({ kind: 'answered', answer });
    expect(text(screen)).toContain('Demonstration project, illustration');
    expect(text(screen)).toContain('Price on request');
    expect(text(screen)).toContain('Date not disclosed');
  });

  it('says of each wish whether it is met or not known', async () => {
    const { screen } = await show({ kind: 'answered', answer });
    expect(text(one(screen, 'article'))).toContain('Fits: 3 BHK');
    expect(text(one(screen, 'article'))).toContain('Not known: Gym');
  });

  it('offers compromises and answers to its questions as links with their sentence', async () => {
    const { screen } = await show({ kind: 'answered', answer });
    const hrefs = [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/dashboard/property-list?q=2+or+3+BHK+in+Hebbal');
    expect(hrefs).toContain('/dashboard/property-list?q=3+BHK+in+Hebbal+north');
    expect(hrefs).toContain('/projects/areca-terraces');
  });

  it('explains the order of a list, where there is one', async () => {
    const { screen } = await show({ kind: 'answered', answer: { ...answer, total: 2 } });
    expect(text(one(screen, '#why-these summary'))).toBe('Best fit first. Why these?');
    expect(text(one(screen, 'details p:nth-of-type(2)'))).toContain(
      'First comes your nice-to-have, then the better verdict',
    );
    const alone = await show({ kind: 'answered', answer });
    expect(alone.screen.querySelector('#why-these')).toBeNull();
  });

  it('links to the next page for readers without JavaScript', async () => {
    const pagination = { nextPage: '/api/v1/properties/search?prompt=x&cursor=abc' };
    const { screen } = await show({ kind: 'answered', answer: { ...answer, pagination } });
    const more = [...screen.querySelectorAll('a')].find((link) => text(link) === 'More projects');
    expect(more?.getAttribute('href')).toBe(
      `/dashboard/property-list?${new URLSearchParams({ q, cursor: 'abc' }).toString()}`,
    );
  });

  it('is changed by a plain form that leads back here with its sentence', async () => {
    const { screen } = await show({ kind: 'answered', answer });
    const form = one<HTMLFormElement>(screen, 'form[role=search]');
    expect(form.getAttribute('action')).toBe('/dashboard/property-list');
    expect(form.getAttribute('method')).toBe('get');
    expect(one<HTMLTextAreaElement>(form, 'textarea[name=change]').value).toBe('');
    expect(one<HTMLInputElement>(form, 'input[name=q]').value).toBe(q);
  });

  it('keeps a change that was not understood in the box, and says which words they were', async () => {
    const unchanged = { change: 'bigger', unread: ['bigger'], isQuestion: false };
    const { screen } = await show({ kind: 'answered', answer }, undefined, unchanged);
    expect(one<HTMLTextAreaElement>(screen, 'textarea[name=change]').value).toBe('bigger');
    expect([...screen.querySelectorAll('output')].map((one) => one.textContent)).toContain(
      'Not understood: “bigger”. The list is as it was.',
    );
  });

  it('offers its sentence for editing, where a link does without JavaScript', async () => {
    const { screen } = await show({ kind: 'answered', answer });
    const edit = [...screen.querySelectorAll('a')].find(
      (link) => text(link) === 'Edit the sentence',
    );
    expect(edit?.getAttribute('href')).toContain('edit=sentence');
    await act(async () => edit?.click());
    const form = one<HTMLFormElement>(screen, 'form[role=search]');
    expect(one<HTMLTextAreaElement>(form, 'textarea[name=q]').value).toBe(q);
    expect(form.querySelector('[name=change]')).toBeNull();
  });

  it('tells a failure in words and keeps the sentence', async () => {
    const { screen } = await show({ kind: 'failed', message: 'Too many requests.' });
    expect(text(one(screen, '[role=alert]'))).toContain('Too many requests.');
    expect(text(one(screen, '[role=alert]'))).toContain('Try again');
    expect(one<HTMLInputElement>(screen, 'input[name=q]').value).toBe(q);
  });

  it('leads back to the beginning when a page in the middle is gone', async () => {
    const { screen } = await show({ kind: 'failed', message: 'Too old.' }, 'abc');
    expect(one(screen, '[role=alert] a').getAttribute('href')).toBe(
      `/dashboard/property-list?${new URLSearchParams({ q }).toString()}`,
    );
  });
});

describe('whole wishes joined by “or”', () => {
  const rooms = (id: string, label: string): Constraint => ({
    id,
    field: 'bhk',
    value: { in: [2] },
    strength: 'must',
    quote: '',
    span: [0, 0],
    label,
  });
  const either: SearchAnswer = {
    ...answer,
    properties: [
      aFoundProperty({
        match: {
          met: ['two'],
          reasons: ['2 BHK'],
          alternative: 0,
          alternativesMet: [0, 1],
        },
      }),
    ],
    interpretation: {
      ...answer.interpretation,
      constraints: [],
      alternatives: [
        [rooms('two', '2 BHK'), rooms('cheap', 'Up to ₹60 L')],
        [rooms('three', '3 BHK')],
      ],
    },
  };

  it('are rows of chips, each of which can be changed, and can be dropped as a whole', async () => {
    const { screen } = await show({ kind: 'answered', answer: either });
    const group = one(screen, 'fieldset:has(ol)');
    expect(text(group)).toContain('One of these:');
    expect([...group.querySelectorAll('ol > li')].map((row) => text(row as HTMLElement))).toEqual([
      expect.stringMatching(/^Either2 BHK.*Up to ₹60 L.*Drop this wish: 2 BHK\s· Up to ₹60 L$/u),
      expect.stringMatching(/^or3 BHK.*Drop this wish: 3 BHK$/u),
    ]);
    expect(
      [...group.querySelectorAll('ul')].map((list) => list.getAttribute('aria-label')),
    ).toEqual(['2 BHK\u00A0· Up to ₹60 L', '3 BHK']);
    expect(text(group)).not.toContain('Must');
    expect(group.querySelectorAll('[aria-haspopup=menu]')).toHaveLength(3);
  });

  it('are named on each card that meets them', async () => {
    // An address of its own: the list of another one is kept.
    const { screen } = await show({ kind: 'answered', answer: either }, 'either');
    expect(text(one(screen, 'article'))).toContain(
      'Fits your wish “2 BHK\u00A0· Up to ₹60 L” and “3 BHK”',
    );
  });

  it('are what nothing fits, where nothing does', async () => {
    const none = { ...either, properties: [], total: 0 };
    const { screen } = await show({ kind: 'answered', answer: none });
    expect(text(screen)).toContain('No project fits any of these wishes');
  });
});
