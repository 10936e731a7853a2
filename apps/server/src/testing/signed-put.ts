import { createHash, createHmac } from 'node:crypto';

/**
 * Whether a signed address (AWS Signature Version 4, in the query) lets this PUT through, calculated as a store does it:
 * over the headers as they arrive. The stand-in for S3 does not look at them.
 */
export function letsThrough(
  address: string,
  headers: Readonly<Record<string, string>>,
  secretKey: string,
): boolean {
  const url = new URL(address);
  const of = (name: string): string => url.searchParams.get(`X-Amz-${name}`) ?? '';
  const scope = of('Credential').split('/').slice(1);
  const signed = of('SignedHeaders').split(';');
  const given: Record<string, string> = { host: url.host, ...headers };
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort();
  const asked = [
    'PUT',
    url.pathname,
    query.join('&'),
    ...signed.map((name) => `${name}:${given[name] ?? ''}`),
    '',
    signed.join(';'),
    'UNSIGNED-PAYLOAD',
  ];
  const toSign = ['AWS4-HMAC-SHA256', of('Date'), scope.join('/'), sha256(asked.join('\n'))];
  const key = scope.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secretKey}`);
  return hmac(key, toSign.join('\n')).toString('hex') === of('Signature');
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
