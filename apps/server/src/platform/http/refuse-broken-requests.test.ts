import net from 'node:net';
import { ProblemDocument } from '@manemitra/contract/problem-document';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from './create-http-server.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await createHttpServer({ publicUrl: undefined, logLevel: 'silent', trustedProxies: [] });
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as net.AddressInfo).port;
});
afterAll(() => app.close());

/** All that the server says to these bytes before it hangs up. */
async function say(text: string): Promise<{ head: string; body: string }> {
  const socket = net.connect(port, '127.0.0.1');
  socket.end(text);
  let heard = '';
  for await (const piece of socket) heard += String(piece);
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  return { head, body };
}

describe('what is no request', () => {
  it.each([
    ['noise', '\x16\x03\x01\x02\r\n\r\n', 400, 'request.malformed'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      400,
      'request.malformed',
    ],
    [
      'a length and pieces',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'request.malformed',
    ],
    [
      'an address without an end',
      `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      431,
      'request.headers-too-large',
    ],
    [
      'headers without an end',
      `GET / HTTP/1.1\r\nhost: a\r\n${`x: ${'a'.repeat(999)}\r\n`.repeat(80)}\r\n`,
      431,
      'request.headers-too-large',
    ],
  ])('is refused like everything else: %s', async (_, text, status, code) => {
    const { head, body } = await say(text);
    expect(head).toMatch(`HTTP/1.1 ${status} `);
    expect(head).toContain('content-type: application/problem+json');
    expect(ProblemDocument.parse(JSON.parse(body))).toMatchObject({ status, code });
  });

  it('leaves the server to others, and an expectation unheeded', async () => {
    const { head } = await say(
      'GET / HTTP/1.1\r\nhost: a\r\nexpect: tea\r\nconnection: close\r\n\r\n',
    );
    expect(head).toMatch('HTTP/1.1 200 ');
  });
});
