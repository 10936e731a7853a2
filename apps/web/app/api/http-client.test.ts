import { afterEach, describe, expect, it, vi } from 'vitest';
import { follow, problemFrom } from './http-client.ts';

describe('problemFrom', () => {
  it('keeps the code, text and fields that the server sent', () => {
    const problem = problemFrom(
      {
        code: 'input.invalid',
        message: 'Type what you are looking for.',
        fields: [{ field: 'body.prompt', message: 'Type what you are looking for.' }],
      },
      400,
    );
    expect(problem).toMatchObject({ code: 'input.invalid', status: 400 });
    expect(problem.message).toBe('Type what you are looking for.');
    expect(problem.fields).toHaveLength(1);
  });

  it('says after how many seconds the same may succeed, where the server said so', () => {
    const sends = {
      code: 'otp.too-many-sends',
      status: 429,
      message: 'Later.',
      nextHref: '/api/v1/chats',
    };
    expect(problemFrom(sends, 429, '540')).toMatchObject({
      retryAfter: 540,
      nextHref: '/api/v1/chats',
    });
    expect(problemFrom(sends, 429, 'Wed, 21 Oct 2026 07:28:00 GMT').retryAfter).toBeUndefined();
  });

  it.each([undefined, null, 'Bad gateway', { code: 'made.up' }, { code: 'toString' }])(
    'reads %j, which no server of ours sends, as a server error',
    (answer) => {
      expect(problemFrom(answer, 502).code).toBe('server.error');
    },
  );
});

describe('a call', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const answeredBy = (response: Response) => {
    vi.stubGlobal('location', { origin: 'http://homes.example' });
    vi.stubGlobal('fetch', () => Promise.resolve(response));
    return (signal?: AbortSignal) => follow('GET', '/api/v1/x', undefined, signal);
  };

  it('whose answer breaks off has reached nobody', async () => {
    const call = answeredBy(new Response('{"items": ['));
    await expect(call()).rejects.toMatchObject({ code: 'server.unavailable' });
  });

  it('that is ended while its answer comes says so, and nothing of the server', async () => {
    const ended = new AbortController();
    const cut = new ReadableStream({
      pull() {
        ended.abort();
        throw new DOMException('Ended.', 'AbortError');
      },
    });
    const call = answeredBy(new Response(cut));
    await expect(call(ended.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
