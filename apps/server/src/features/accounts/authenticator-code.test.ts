import { describe, expect, it } from 'vitest';
import { appLink, base32, codeOf, stepAt, stepOfCode } from './authenticator-code.ts';

/** RFC 6238, appendix B, for SHA-1; of its eight digits the last six. */
const SECRET = Buffer.from('12345678901234567890');

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is at second %i that of RFC 6238', (second, code) => {
    expect(codeOf(SECRET, stepAt(new Date(second * 1000)))).toBe(code);
  });

  it('is taken within half a minute of its own, not later or earlier', () => {
    const now = new Date('2026-11-22T09:00:10Z');
    const at = (apart: number) => stepOfCode(SECRET, codeOf(SECRET, stepAt(now) + apart), now);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([
      undefined,
      stepAt(now) - 1,
      stepAt(now),
      stepAt(now) + 1,
      undefined,
    ]);
    expect(stepOfCode(SECRET, '', now)).toBeUndefined();
    expect(stepOfCode(SECRET, '12345x', now)).toBeUndefined();
  });
});

it('a secret is written as RFC 4648 has it, and the link carries it', () => {
  expect(base32(Buffer.from('foobarfoob'))).toBe('MZXW6YTBOJTG633C');
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(appLink(SECRET, 'a b')).toBe(
    'otpauth://totp/ManeMitra%3Aa%20b?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=ManeMitra',
  );
});
