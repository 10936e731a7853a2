import { describe, expect, it } from 'vitest';
import { judgeServerVersion } from './server-version.ts';

describe('the version of the database server', () => {
  it('refuses a PostgreSQL that is too old and says what to do', () => {
    expect(judgeServerVersion(140_012).refusal).toBe(
      'PostgreSQL 14 is too old: ManeMitra needs PostgreSQL 15 or newer, so point DATABASE_URL at one.',
    );
    expect(judgeServerVersion(90_624).refusal).toContain('PostgreSQL 9 is too old');
  });

  it.each([150_000, 160_004, 170_002, 180_004])('accepts %i without a word', (version) => {
    expect(judgeServerVersion(version)).toEqual({});
  });

  it('accepts a newer one with a warning', () => {
    expect(judgeServerVersion(190_000)).toEqual({
      warning: 'PostgreSQL 19 is newer than 18, the newest that ManeMitra was tested with.',
    });
  });
});
