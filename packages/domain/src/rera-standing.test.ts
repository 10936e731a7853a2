import { expect, it } from 'vitest';
import { reraEntry, reraStanding, reraText } from './rera-standing.ts';

const NUMBER = 'PRM/KA/RERA/1251/446/PR/270922/005268';

it.each([
  [[NUMBER], '2026-10-03', 'registered', `RERA ${NUMBER}, checked on 3 Oct 2026`],
  [[NUMBER], null, 'not-checked', `RERA ${NUMBER}, not checked`],
  [[], '2026-10-03', 'not-registered', 'RERA: not registered, checked on 3 Oct 2026'],
  [[], null, 'not-checked', 'RERA: number not given'],
] as const)('numbers %j looked up on %s are %s: “%s”', (numbers, checkedOn, state, text) => {
  const standing = reraStanding({ numbers, checkedOn });

  expect(standing.state).toBe(state);
  expect(reraText(standing, false)).toBe(text);
});

it('a registration that a source says is applied for says so, until there is a number or somebody looked', () => {
  const of = (given: Partial<Parameters<typeof reraStanding>[0]>) =>
    reraText(reraStanding({ numbers: [], checkedOn: null, isApplied: true, ...given }), false);
  expect(of({})).toBe('RERA: applied for, no number yet, not checked');
  expect(of({ numbers: [NUMBER] })).toBe(`RERA ${NUMBER}, not checked`);
  expect(of({ checkedOn: '2026-10-03' })).toBe('RERA: not registered, checked on 3 Oct 2026');
});

it('a day on which a person of the staff looked says so', () => {
  expect(
    reraText(
      reraStanding({ numbers: [NUMBER], checkedOn: '2026-10-03', isSeenByStaff: true }),
      false,
    ),
  ).toBe(`RERA ${NUMBER}, seen by staff on 3 Oct 2026`);
  expect(
    reraStanding({ numbers: [NUMBER], checkedOn: null, isSeenByStaff: true }).isSeenByStaff,
  ).toBe(false);
});

it('several numbers are listed with their towers, and in one line as the first and how many more', () => {
  const other = NUMBER.replace('5268', '6001');
  const parts = { [NUMBER]: 'Tower A', [other]: 'Tower B' };
  const standing = reraStanding({ numbers: [NUMBER, other], parts, checkedOn: null });
  expect(reraEntry(standing, false)).toBe(`${NUMBER} (Tower A), ${other} (Tower B), not checked`);
  expect(reraText(standing, false)).toBe(`RERA ${NUMBER} and 1 more number, not checked`);
  expect(reraEntry(reraStanding({ numbers: [NUMBER, other], checkedOn: null }), false)).toBe(
    `${NUMBER}, ${other}, not checked`,
  );
});

it.each([null, '2026-10-03'])(
  'a number of the demonstration is in no register, so nobody looked it up, on %s or ever',
  (checkedOn) => {
    expect(reraText(reraStanding({ numbers: [NUMBER], checkedOn }), true)).toBe(
      `RERA ${NUMBER} (demonstration number, not in the RERA register)`,
    );
  },
);

it.each([null, '2026-10-03'])(
  'what needs no registration says so alone, looked up on %s or not',
  (checkedOn) => {
    const standing = reraStanding({ numbers: [], checkedOn, isNeeded: false });
    expect(standing.state).toBe('not-needed');
    expect(reraText(standing, false)).toBe(
      'RERA: no number needed (small, or finished before May 2017)',
    );
    expect(reraEntry(standing, false)).toBe(
      'No number needed (small, or finished before May 2017)',
    );
  },
);

it('a number counts even where none is needed', () => {
  const standing = reraStanding({ numbers: [NUMBER], checkedOn: null, isNeeded: false });
  expect(reraText(standing, false)).toBe(`RERA ${NUMBER}, not checked`);
});
