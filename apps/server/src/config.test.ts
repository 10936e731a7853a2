import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs no variable at all', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      databaseUrl: undefined,
      logLevel: 'warn',
      demonstrationCatalogue: true,
      rateLimitScale: 1,
    });
    expect(readConfig({}).dataDir).toMatch(/[^/]\/\.data$/);
  });

  it('takes an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it.each([
    ['PORT', '99999', 'PORT is "99999": it may be a whole number from 0 to 65535.'],
    ['PORT', 'http', 'PORT is "http": it may be a whole number from 0 to 65535.'],
    ['PORT', '3000.5', 'PORT is "3000.5": it may be a whole number from 0 to 65535.'],
    ['HOST', 'a b', 'HOST is "a b": it may be an IP address or a host name.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud": it may be one of silent, fatal,'],
    ['DEMONSTRATION_CATALOGUE', 'yes', 'is "yes": it may be on or off.'],
    ['RATE_LIMIT_SCALE', '0', 'RATE_LIMIT_SCALE is "0": it may be a number above 0'],
    ['DATABASE_POOL_SIZE', '0', 'it may be a whole number from 1 to 200.'],
    ['PUBLIC_URL', 'manemitra.in', 'PUBLIC_URL is "manemitra.in": it may be an address'],
    ['TRUSTED_PROXIES', 'everyone', 'TRUSTED_PROXIES is "everyone": it may be IP addresses'],
  ])('says in one sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  it('never repeats a database address, which holds a password', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://me:secret@host/db' });
    expect(read).toThrow('DATABASE_URL is not usable: it may be an address such as');
    expect(read).not.toThrow('me:secret');
  });

  it('keeps the public address without a slash at its end', () => {
    expect(readConfig({ PUBLIC_URL: 'https://manemitra.in/' }).publicUrl).toBe(
      'https://manemitra.in',
    );
  });
});
