import { describe, expect, it } from 'vitest';
import { documentKindOf } from './document-kind-of.ts';
import { DOCUMENT_KINDS, DOCUMENTS } from './expected-documents.ts';

describe('documentKindOf', () => {
  it.each(DOCUMENT_KINDS)('knows %s by our own name of it', (kind) => {
    expect(documentKindOf(DOCUMENTS[kind].name)).toBe(kind);
  });

  it.each([
    ['FIRE NOC 2023', 'fire-noc'],
    ['Karnataka RERA extension order', 'rera-extension'],
    ['OC for towers A and B', 'occupancy-certificate'],
    ['EC 2004-2024', 'encumbrance-certificate'],
    ['JDA with the landowners', 'joint-development-agreement'],
    ['E-Katha extract', 'khatha-certificate'],
    ['BBMP building plan', 'plan-sanction'],
    ['DC conversion order', 'conversion-order'],
  ])('reads %s as %s', (name, kind) => {
    expect(documentKindOf(name)).toBe(kind);
  });

  it.each(['Brochure', 'Power of attorney', 'ನಕ್ಷೆ'])('takes %s for none of them', (name) => {
    expect(documentKindOf(name)).toBeUndefined();
  });
});
