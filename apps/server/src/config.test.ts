import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, requirePublicUrl, strangeSettings, VARIABLES } from './config.ts';

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
    ['DIRECTIONS', 'walk', 'DIRECTIONS is not usable: it may be estimate, google, or osrm+'],
    ['DIRECTIONS', 'osrm+', 'it may be estimate, google, or osrm+'],
    ['DIRECTIONS', 'google', 'it may be google only with a GOOGLE_MAPS_KEY.'],
    ['NEARBY_PLACES', 'google', 'NEARBY_PLACES is "google": it may be google only with a GOOGLE'],
    ['NEARBY_PLACES', 'bing', 'it may be own or google.'],
    ['STAFF_EMAIL', 'sales', 'STAFF_EMAIL is "sales": it may be an e-mail address.'],
    ['JOBS', 'yes', 'JOBS is "yes": it may be on or off.'],
    ['SMTP_URL', 'smtp://mail.example', 'it may be an address such as smtps://user:password@'],
    ['SMTP_URL', 'smtp://mail.example?from=Homes', 'it may be an address such as smtps://user'],
    ['METRICS_ADDRESS', '0.0.0.0', 'METRICS_ADDRESS is "0.0.0.0": it may be a port from 1 to'],
    ['METRICS_ADDRESS', '70000', 'METRICS_ADDRESS is "70000": it may be a port from 1 to'],
    [
      'MESSAGE_GATEWAY_URL',
      'https://a-long-token@gateway.example/send?one-time-code=',
      'it may be an address such as https://TOKEN@gateway.example/send?one-time-code=',
    ],
    ['LLM_URL', 'https://key@model.example/v1', 'it may be an address such as https://KEY@model'],
    [
      'LLM_URL',
      'https://key@model.example/v1?model=a&calls-per-day=-1',
      'it may be an address such as https://KEY@model',
    ],
    [
      'LLM_URL',
      'https://key@model.example/v1?model=a&calls=5',
      'it may be an address such as https://KEY@model',
    ],
    ['POSTHOG_URL', 'https://hog.example', 'it may be an address such as https://KEY@posthog'],
    ['IMAGES_S3_URL', 'https://k:s@s3.example', 'it may be an address such as https://KEY:SECRET@'],
    [
      'IMAGES_S3_URL',
      'https://k@s3.example/homes',
      'it may be an address such as https://KEY:SECRET',
    ],
    [
      'IMAGES_S3_URL',
      'https://k:s@s3.example/homes?browser=s3.example',
      'it may be an address such as https://KEY:SECRET',
    ],
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
    ['DIRECTIONS', 'osrm+http://me:secret@router'],
    ['DIRECTIONS', 'valhalla+https://router/?key=secret'],
    ['DIRECTIONS', 'osrm+file:///secret'],
    ['GOOGLE_MAPS_KEY', 'a secret'],
    ['SMTP_URL', 'imap://me:secret@mail'],
    ['MESSAGE_GATEWAY_URL', 'http://secret@gateway'],
    ['MESSAGE_GATEWAY_URL', 'http://secret%zzsecret@gateway'],
    ['LLM_URL', 'http://secret@model/v1'],
    ['POSTHOG_URL', 'ftp://secret@hog'],
    ['IMAGES_S3_URL', 'http://me:secret@store/My%20Homes'],
  ])('refuses and never repeats %s=%s', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(`${name} is not usable: it may be`);
    expect(read).not.toThrow('secret');
  });

  it('asks Google for ways once it has a key, unless another router is named', () => {
    const GOOGLE_MAPS_KEY = 'a-key-of-google';
    const kindWith = (settings: object) => readConfig({ ...settings }).directions;
    expect(kindWith({})).toEqual({ kind: 'estimate' });
    expect(kindWith({ GOOGLE_MAPS_KEY })).toEqual({ kind: 'google' });
    expect(kindWith({ GOOGLE_MAPS_KEY, DIRECTIONS: 'estimate' })).toEqual({ kind: 'estimate' });
    expect(kindWith({ GOOGLE_MAPS_KEY, DIRECTIONS: 'osrm+http://router:5000/osrm' })).toEqual({
      kind: 'osrm',
      url: 'http://router:5000/osrm',
    });
  });

  it('reads from one address where a system is, what opens it and what it is asked for', () => {
    const read = readConfig({
      IMAGES_S3_URL:
        'https://AKIA:a%2Fb%2Bc@s3.example/at/homes?region=ap-south-1&browser=https://images.example',
      LLM_URL: 'https://sk-1@model.example/v1?model=small&calls-per-day=10',
      SMTP_URL: 'smtps://user:password@mail.example:465?from=ManeMitra <hello@homes.example>',
      POSTHOG_URL: 'https://phc_1@hog.example/',
      MESSAGE_GATEWAY_URL:
        'https://a-long-token@gateway.example/send?one-time-code=1107160000000012345',
    });
    expect(read.imageBucket).toEqual({
      endpoint: 'https://s3.example/at',
      bucket: 'homes',
      region: 'ap-south-1',
      accessKey: 'AKIA',
      secretKey: 'a/b+c',
      browserEndpoint: 'https://images.example',
    });
    expect(read.languageModel).toEqual({
      url: 'https://model.example/v1',
      key: 'sk-1',
      model: 'small',
    });
    expect(read.languageModelBudget.perDay).toBe(10);
    expect(read.smtp).toEqual({
      url: 'smtps://user:password@mail.example:465',
      from: 'ManeMitra <hello@homes.example>',
    });
    expect(read.analytics).toEqual({ url: 'https://hog.example', key: 'phc_1' });
    expect(read.messageGateway).toEqual({
      url: 'https://gateway.example/send',
      token: 'a-long-token',
      templateIds: { 'one-time-code': '1107160000000012345' },
    });
  });

  it.each([
    ['9464', { host: undefined, port: 9464 }],
    ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
    ['[::1]:9464', { host: '::1', port: 9464 }],
  ])('reads %s as where metrics are', (METRICS_ADDRESS, address) => {
    expect(readConfig({ METRICS_ADDRESS }).metrics.address).toEqual(address);
  });

  it.each([
    ['STAFF_SECOND_FACTR', 'STAFF_SECOND_FACTOR'],
    ['DATABSAE_URL', 'DATABASE_URL'],
    ['ADMIN_PASSWORDS', 'ADMIN_PASSWORD'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
  ])('warns of %s, which does nothing, asks whether %s is meant, and starts', (name, meant) => {
    const environment = { [name]: 'a secret' };
    expect(strangeSettings(environment)).toEqual([`${name} is no setting. Is ${meant} meant?`]);
    expect(() => readConfig(environment)).not.toThrow();
  });

  it.each([
    { DATABSAE_URL: '' },
    { DIRECTIONS_SERVICE_HOST: '10.0.0.1', DIRECTIONS_PORT: 'tcp://10.0.0.1:5000' },
    { AMQP_URL: 'amqp://queue', PORTS: '1', LANG: 'C', LLM: 'off', SLOW_QUERY_MS: '500' },
    { DATABASE_URL: 'postgres://host/db', DATABASE_URI: 'postgres://host/db' },
  ])('says nothing of the names of other programs: %o', (environment) => {
    expect(strangeSettings(environment)).toEqual([]);
    expect(() => readConfig(environment)).not.toThrow();
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

  const pageNamed = (file: string) =>
    readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').split('\n');

  it('has each of its variables in a table for who runs it, and no other is there', () => {
    const told = ['README.md', 'docs/operations.md']
      .flatMap(pageNamed)
      .filter((line) => /^\| `[A-Z_0-9]+`/.test(line))
      .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z_0-9]+/g) ?? []);
    expect([...new Set(told)].toSorted()).toEqual(VARIABLES.toSorted());
  });

  it('has each of its variables in .env.example, which starts as it is and as it would be with all of them', () => {
    const lines = pageNamed('.env.example').filter((line) => /^(# )?[A-Z][A-Z_0-9]*=/.test(line));
    const given = Object.fromEntries(
      lines.map((line) => line.replace('# ', '').split(/=(.*)/s).slice(0, 2) as [string, string]),
    );
    expect(Object.keys(given).toSorted()).toEqual(VARIABLES.toSorted());
    expect(() => readConfig(given)).not.toThrow();
    expect(lines.filter((line) => !line.startsWith('# '))).toEqual([]);
  });
});
