import { describe, expect, it } from 'vitest';
import { prefersPage } from './accept.ts';

describe('an address that has a page and JSON', () => {
  it.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
    ['*/*', true],
    [undefined, true],
    ['text/html, application/json', true],
    ['application/json', false],
    ['application/json, text/plain, */*', false],
    ['text/html;q=0.5, application/json', false],
    ['application/json;q=0.2, text/html', true],
  ])('gives %s the page: %s', (accept, isPage) => {
    expect(prefersPage(accept)).toBe(isPage);
  });
});
