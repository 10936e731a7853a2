import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { UNREACHED_MESSAGE } from '#web/api/problem.ts';
import { keepUnanswered } from './unanswered.ts';

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

/** What a form of a screen comes to whose sending ends so. */
async function sent(outcome: Results[string], method = 'POST') {
  const body = new FormData();
  body.set('intent', 'add-name');
  body.set('name', 'Kaveri Builders');
  const request = new Request('http://localhost/admin-dashboard/promoters', {
    method,
    ...(method === 'POST' && { body }),
  });
  const results = await keepUnanswered(
    {
      request,
      url: new URL(request.url),
      pattern: '/admin-dashboard/promoters',
      params: {},
      context: new RouterContextProvider(),
    },
    async () => {
      // What sends it reads it.
      if (method === 'POST') await request.formData();
      return { 'routes/promoters': outcome };
    },
  );
  return (results as Results)['routes/promoters'];
}

describe('a form of the dashboard that nobody answers', () => {
  it.each([
    ['no network', new TypeError('Failed to fetch')],
    // As the router hands it on.
    ['no network, wrapped', { type: 'DataWithResponseInit', data: new TypeError('Load failed') }],
    [
      'a proxy without a server',
      { status: 502, statusText: 'Bad Gateway', internal: false, data: '<html>' },
    ],
  ])('is refused on its own screen, with what was typed: %s', async (_, result) => {
    expect(await sent({ type: 'error', result })).toMatchObject({
      type: 'data',
      result: {
        data: {
          kind: 'refused',
          intent: 'add-name',
          code: 'server.unavailable',
          typed: { name: 'Kaveri Builders' },
        },
        // With which nothing is loaded anew.
        init: { status: 503 },
      },
    });
  });

  it('says that the server was not reached', async () => {
    const outcome = await sent({ type: 'error', result: new TypeError('Failed to fetch') });
    expect(outcome?.result).toMatchObject({
      data: { message: `${UNREACHED_MESSAGE} Nothing that you entered here is lost.` },
    });
  });

  it('leaves every answer of our server as it is: success, refusal and failure', async () => {
    const done = { type: 'data', result: { kind: 'done' } } as const;
    expect(await sent(done)).toEqual(done);
    const fault = { type: 'error', result: new Error('Unexpected Server Error') } as const;
    expect(await sent(fault)).toEqual(fault);
  });

  it('is no page that is only looked at', async () => {
    const failure = { type: 'error', result: new TypeError('Failed to fetch') } as const;
    expect(await sent(failure, 'GET')).toEqual(failure);
  });
});
