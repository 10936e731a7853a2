import { describe, expect, it } from 'vitest';
import { parseUnfinished, type Unfinished } from './unfinished.ts';

const GOOD: Unfinished = {
  path: '/projects/lake-view',
  what: 'callback',
  projectId: '7',
  projectName: 'Lake View',
  choice: { call: false, whatsapp: true },
};

describe('what waits to be finished', () => {
  it('is read back as it was kept', () => {
    expect(parseUnfinished(JSON.parse(JSON.stringify(GOOD)))).toEqual(GOOD);
  });

  it.each([
    null,
    'text',
    { ...GOOD, path: '//evil.example' },
    { ...GOOD, path: '/\\evil.example' },
    { ...GOOD, path: 'https://evil.example' },
    { ...GOOD, projectId: 7 },
    { ...GOOD, choice: { call: 'yes', whatsapp: true } },
    { ...GOOD, choice: null },
  ])('is nothing where it is damaged or leads elsewhere: %j', (value) => {
    expect(parseUnfinished(value)).toBeUndefined();
  });
});
