import { expect, it } from 'vitest';
import { factsOf, type FactRules, type Telling } from './tellings.ts';

const RULES: FactRules = {
  mayTell: () => true,
  isSame: (_fact, one, other) => one === other,
  saidOf: () => undefined,
  isWithin: () => false,
  goingWith: () => [],
  staysKnown: (fact) => fact === 'name',
};

const told = (id: number, name: string, more: Partial<Telling> = {}): Telling => ({
  id,
  told: [
    ['name', name],
    ['khatha', name],
  ],
  source: `Source ${id}`,
  kind: 'portal',
  asOf: `2026-0${id}-01`,
  isDecided: false,
  isTakenBack: false,
  ...more,
});

const nameAfter = (...tellings: Telling[]) => {
  const { facts, differences } = factsOf(tellings, RULES);
  return [facts.get('name')?.value, differences.get('name')?.map(({ value }) => value)];
};

it('a newer source of the same kind does not rename, and its name is a difference', () => {
  expect(nameAfter(told(1, 'Ours'), told(2, 'Theirs'))).toEqual(['Ours', ['Theirs']]);
  expect(factsOf([told(1, 'A'), told(2, 'B')], RULES).facts.get('khatha')?.value).toBe('B');
});

it('its own source, a stronger one and a person rename', () => {
  expect(nameAfter(told(1, 'Ours'), told(2, 'New', { source: 'Source 1' }))[0]).toBe('New');
  expect(nameAfter(told(1, 'Ours'), told(2, 'Registered', { kind: 'register' }))[0]).toBe(
    'Registered',
  );
  expect(nameAfter(told(1, 'Ours'), told(2, 'Chosen', { isDecided: true }))[0]).toBe('Chosen');
});
