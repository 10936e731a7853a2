import { endpoint, type EndpointShape } from '@manemitra/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ANYONE, type Caller } from '#server/platform/sessions/caller.ts';
import { refuseUnlessAllowed } from './call-endpoint.ts';

const asking = (more: Partial<EndpointShape>) =>
  endpoint({
    name: 'feed',
    summary: 'Takes a feed',
    at: 'POST /api/feed',
    access: 'admin',
    answer: z.object({}),
    problems: [],
    ...more,
  });

const program = (...scopes: ('import' | 'export')[]): Caller => ({
  kind: 'service',
  tokenId: 1,
  scopes,
});

const refusal = (shape: EndpointShape, caller: Caller) => {
  try {
    refuseUnlessAllowed(shape, caller);
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return undefined;
};

describe('the door', () => {
  it.each([
    ['a program of its scope', program('import'), undefined],
    ['a program of its scope among others', program('export', 'import'), undefined],
    ['a program of another scope', program('export'), 'access.refused'],
    ['a program of none', program(), 'access.refused'],
    ['anyone', ANYONE, 'session.required'],
  ])('of an endpoint with a scope answers %s as it should', (_, caller, code) => {
    expect(refusal(asking({ serviceScope: 'import' }), caller)).toBe(code);
  });

  it('of an endpoint without a scope stays shut for every program', () => {
    for (const access of ['account', 'user', 'staff', 'admin'] as const) {
      expect(refusal(asking({ access }), program('import', 'export'))).toBe('access.refused');
    }
  });
});
