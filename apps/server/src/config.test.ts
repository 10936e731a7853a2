import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, requirePublicUrl, VARIABLES } from './config.ts';

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
    ['DIRECTIONS_KIND', 'walk', 'DIRECTIONS_KIND is "walk": it may be one of estimate, osrm,'],
    ['DIRECTIONS_KIND', 'osrm', "it may be osrm only with that server's DIRECTIONS_URL."],
    ['DIRECTIONS_KIND', 'google', 'it may be google only with a GOOGLE_MAPS_KEY.'],
    ['NEARBY_PLACES', 'google', 'NEARBY_PLACES is "google": it may be google only with a GOOGLE'],
    ['NEARBY_PLACES', 'bing', 'it may be own or google.'],
    ['DIRECTIONS_URL', 'http://osrm:5000', 'it may be given only with DIRECTIONS_KIND osrm or'],
    ['STAFF_EMAIL', 'sales', 'STAFF_EMAIL is "sales": it may be an e-mail address.'],
    ['JOBS', 'yes', 'JOBS is "yes": it may be on or off.'],
    ['MAIL_FROM', 'hello@homes.example', 'it may be given only with SMTP_URL.'],
    ['MAIL_FROM', 'Homes', 'MAIL_FROM is "Homes": it may be a sender such as'],
    ['MESSAGE_TEMPLATE_IDS', '{"a": 1}', 'it may be JSON such as'],
    ['MESSAGE_TEMPLATE_IDS', '{"a": "1"}', 'it may be given only with MESSAGE_GATEWAY_URL.'],
    ['LLM_URL', 'https://model.example/v1', 'it may be given only with LLM_MODEL.'],
    ['LLM_CALLS_PER_DAY', '-1', 'it may be a whole number from 0 to 1000000.'],
    ['POSTHOG_URL', 'https://hog.example', 'it may be given only with POSTHOG_KEY.'],
    ['IMAGES_S3_BUCKET', 'homes', 'it may be given only with IMAGES_S3_KEY.'],
    ['IMAGES_S3_BUCKET', 'My Homes', 'it may be a bucket name of 3 to 63'],
    ['SOCIAL_LINKS', 'x.com/us', 'it may be addresses that begin with https://, comma-separated.'],
    ['TRUSTED_PROXIES', 'everyone', 'TRUSTED_PROXIES is "everyone": it may be IP addresses'],
  ])('says in one sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  it('never repeats a database address, which holds a password', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://me:secret@host/db' });
    expect(read).toThrow('DATABASE_URL is not usable: it may be an address such as');
    expect(read).not.toThrow('me:secret');
  });

  it.each([
    ['DIRECTIONS_URL', 'http://me:secret@router'],
    ['DIRECTIONS_URL', 'https://router/?key=secret'],
    ['DIRECTIONS_URL', 'file:///secret'],
    ['GOOGLE_MAPS_URL', 'ftp://secret'],
    ['GOOGLE_MAPS_KEY', 'a secret'],
    ['SMTP_URL', 'imap://me:secret@mail'],
    ['MESSAGE_GATEWAY_URL', 'http://me:secret@gateway'],
    ['MESSAGE_GATEWAY_TOKEN', 'a secret token'],
    ['IMAGES_S3_SECRET', 'a secret key'],
  ])('refuses and never repeats %s=%s', (name, value) => {
    const read = () => readConfig({ [name]: value, DIRECTIONS_KIND: 'osrm' });
    expect(read).toThrow(`${name} is not usable: it may be`);
    expect(read).not.toThrow('secret');
  });

  it('asks Google for ways once it has a key, unless another router is named', () => {
    const GOOGLE_MAPS_KEY = 'a-key-of-google';
    const osrm = { DIRECTIONS_KIND: 'osrm', DIRECTIONS_URL: 'http://router:5000/osrm' };
    expect(readConfig({}).directionsKind).toBe('estimate');
    expect(readConfig({ GOOGLE_MAPS_KEY }).directionsKind).toBe('google');
    expect(readConfig({ GOOGLE_MAPS_KEY, ...osrm }).directionsKind).toBe('osrm');
  });

  it('asks no language model once it is switched off', () => {
    const model = { LLM_URL: 'http://model/v1', LLM_KEY: 'a-key', LLM_MODEL: 'small' };
    expect(readConfig(model).languageModel).toMatchObject({ model: 'small' });
    expect(readConfig({ ...model, LLM: 'off' }).languageModel).toBeUndefined();
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'homes.local'])(
    'lets no server listen on %s that does not know its own address',
    (HOST) => {
      expect(() => requirePublicUrl(readConfig({ HOST }))).toThrow(
        `HOST ${HOST} lets other machines in: set PUBLIC_URL`,
      );
      requirePublicUrl(readConfig({ HOST, PUBLIC_URL: 'https://homes.example' }));
    },
  );

  it.each(['127.0.0.1', 'localhost', '::1'])('lets one listen on %s alone', (HOST) => {
    expect(() => requirePublicUrl(readConfig({ HOST }))).not.toThrow();
  });

  it('keeps the public address without a slash at its end', () => {
    expect(readConfig({ PUBLIC_URL: 'https://manemitra.in/' }).publicUrl).toBe(
      'https://manemitra.in',
    );
  });

  it('has each of its variables in a table for who runs it, and no other is there', () => {
    const told = ['README.md', 'docs/operations.md']
      .map((file) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))
      .flatMap((text) => text.split('\n'))
      .filter((line) => /^\| `[A-Z_0-9]+`/.test(line))
      .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z_0-9]+/g) ?? []);
    expect([...new Set(told)].toSorted()).toEqual(VARIABLES.toSorted());
  });
});
