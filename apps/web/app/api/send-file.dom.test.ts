import { afterEach, expect, it, vi } from 'vitest';
import { sendFile } from './send-file.ts';

afterEach(() => void vi.unstubAllGlobals());

it('a file that is refused for now says when it may be sent again', async () => {
  class Refused extends EventTarget {
    upload = new EventTarget();
    status = 429;
    response = { code: 'request.too-many', message: 'Too many at once.' };
    open() {}
    setRequestHeader() {}
    getResponseHeader = (name: string) => (name === 'retry-after' ? '7' : null);
    send = () => this.dispatchEvent(new Event('load'));
  }
  vi.stubGlobal('XMLHttpRequest', Refused);
  const { signal } = new AbortController();
  const sending = sendFile('POST /api/v1/images', new File(['x'], 'a.jpg'), {
    signal,
    onProgress: () => undefined,
  });
  await expect(sending).rejects.toMatchObject({ status: 429, retryAfter: 7 });
});
