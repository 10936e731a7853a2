import { describe, expect, it } from 'vitest';
import { picturePath } from './picture-address.ts';
import {
  isDocumentAddress,
  isDrawnPicture,
  isHttpsAddress,
  isPictureAddress,
} from './record-addresses.ts';

const DRAWN = picturePath({ scene: 'facade', kind: 'high-rise', seed: 'abc', facts: {} });
const UPLOADED = `/media/${'0a'.repeat(16)}.webp`;
const PDF = `/media/documents/${'0a'.repeat(16)}.pdf`;

describe('an address of a record', () => {
  it('of a picture is one of our drawings, an upload, or https', () => {
    for (const url of [DRAWN, UPLOADED, 'https://example.org/a%20b.jpg?x=1']) {
      expect([url, isPictureAddress(url)]).toEqual([url, true]);
    }
    expect(isDrawnPicture(UPLOADED)).toBe(false);
  });

  it('of a document is an upload or https', () => {
    expect([PDF, 'https://rera.karnataka.gov.in/x.pdf'].map(isDocumentAddress)).toEqual([
      true,
      true,
    ]);
    expect(isDocumentAddress(UPLOADED)).toBe(false);
  });

  it.each([
    'javascript:alert(7)//',
    'JaVaScRiPt:alert(7)',
    ' https://example.org/a.jpg',
    'https://example.org/a.jpg\n',
    'ht\ttps://example.org/',
    'https:/example.org/a.jpg',
    'https:\\\\example.org\\a.jpg',
    'https://example.org\\@evil.example/',
    'https://user:pass@evil.example/',
    'https://evil.example/"onload=alert(1)',
    'https:%2f%2fevil.example',
    'http://example.org/a.jpg',
    'data:image/svg+xml,<svg/>',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    '/pictures/../exports/leads.csv',
    '/pictures/2/../../api/v1/auth/logout',
    '/pictures/%2e%2e/exports/leads.csv',
    '/pictures/..//evil.example/x.png',
    `${DRAWN}/../../../../exports/leads.csv`,
    `${DRAWN}?x=1`,
    '/media/../exports/leads.csv',
    '/media/%2e%2e/exports/leads.csv',
    `/media/${'0A'.repeat(16)}.webp`,
    `${UPLOADED}#x`,
    '',
  ])('is never %j', (url) => {
    expect([isPictureAddress(url), isDocumentAddress(url), isHttpsAddress(url)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
