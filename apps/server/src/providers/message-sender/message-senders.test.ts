import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailStandIn } from '#server/testing/mail-stand-in.ts';
import { FAILURES, json, patienceFor, withStandIn } from '#server/testing/stand-in.ts';
import { httpGateway } from './http-gateway.ts';
import type { OutgoingMessage } from './message-sender.port.ts';
import { outboxFile } from './outbox-file.ts';
import { smtpSender } from './smtp.ts';

const TOKEN = 'a-secret-token-of-the-gateway';
const CODE = '482913';

const aMessage = (given: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: '0e3f6f0a-6f0b-4b93-9d55-3f5a2a1c7e11',
  channel: 'sms',
  to: '+919845012345',
  template: 'one-time-code',
  subject: 'Your code',
  text: `${CODE} is your code. ನಮಸ್ಕಾರ`,
  createdAt: '2026-11-21T10:00:00.000Z',
  ...given,
});
const thrownBy = (sent: Promise<void>) => sent.catch((error: unknown) => error);

describe('the HTTP gateway', () => {
  const gateway = (url: string, reason?: string) =>
    httpGateway({
      url: `${url}/send`,
      token: TOKEN,
      templateIds: { 'one-time-code': '11071600' },
      timeoutMs: patienceFor(reason),
    });

  it('gets the message with its registered text number and its id as idempotency key', async () => {
    const asked = await withStandIn(json({ id: 'g-1' }, 202), async (standIn) => {
      await gateway(standIn.url)(aMessage());
      await gateway(standIn.url)(aMessage({ template: 'unregistered' }));
      return standIn.asked;
    });
    const { id, channel, to, text } = aMessage();
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: '/send',
      headers: { authorization: `Bearer ${TOKEN}`, 'idempotency-key': id },
      body: { id, channel, to, text, templateId: '11071600' },
    });
    expect(asked[1]?.body).toMatchObject({ templateId: null });
  });

  it.concurrent.each(FAILURES)('is out of order when it %s', async (_how, reason, reply) => {
    const error = await withStandIn(reply, ({ url }) => thrownBy(gateway(url, reason)(aMessage())));
    expect(error).toMatchObject({ name: 'Outage', reason });
    expect(String(error)).not.toMatch(new RegExp(`${TOKEN}|${CODE}|98450`));
  });

  it.each([400, 404, 410, 422])('refuses for good with %d', async (status) => {
    const error = await withStandIn(json({ error: aMessage().to }, status), ({ url }) =>
      thrownBy(gateway(url)(aMessage())),
    );
    expect(error).toMatchObject({ name: 'MessageRefused' });
    expect(String(error)).not.toContain('98450');
  });

  it.each([401, 429, 503])('may be tried again after %d', async (status) => {
    const error = await withStandIn(json({}, status), ({ url }) =>
      thrownBy(gateway(url)(aMessage())),
    );
    expect(error).toMatchObject({ name: 'Outage', status });
  });
});

describe('the mail server', () => {
  const email = aMessage({ channel: 'email', to: 'asha@homes.example' });
  const sender = (port: number, reason?: string) =>
    smtpSender({
      url: `smtp://127.0.0.1:${port}`,
      from: 'ManeMitra <hello@homes.example>',
      timeoutMs: patienceFor(reason),
    });

  it('gets a letter with a subject, its words as they are, and the id of the message', async () => {
    let letter = '';
    const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
      stream.on('data', (piece: Buffer) => (letter += piece.toString()));
      stream.on('end', () => done());
    };
    await withMailServer({ onData }, (port) => sender(port)(email));
    expect(letter).toContain('Subject: Your code');
    expect(letter).toContain('From: ManeMitra <hello@homes.example>');
    expect(letter).toContain('To: asha@homes.example');
    expect(letter).toContain(`Message-ID: <${email.id}@homes.example>`);
    expect(letter).toContain('Date: Sat, 21 Nov 2026 10:00:00 +0000');
    const body = letter.split('\r\n\r\n')[1] ?? '';
    const encoded = Buffer.from(body.replaceAll('\r\n', ''), 'base64').toString();
    expect(`${body}${encoded}${decodedQuotes(body)}`).toContain('ನಮಸ್ಕಾರ');
  });

  it('refuses an unknown mailbox for good, without its words', async () => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) =>
      done(Object.assign(new Error(`no ${address}`), { responseCode: 550 }));
    const error = await withMailServer({ onRcptTo }, (port) => thrownBy(sender(port)(email)));
    expect(error).toMatchObject({ name: 'MessageRefused' });
    expect(String(error)).not.toContain('asha');
  });

  it('may be tried again when it is busy', async () => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) =>
      done(Object.assign(new Error('greylisted'), { responseCode: 451 }));
    const error = await withMailServer({ onRcptTo }, (port) => thrownBy(sender(port)(email)));
    expect(error).toMatchObject({ name: 'Outage', reason: 'refused' });
  });

  it.each<[how: string, reason: RegExp, talk: (socket: net.Socket) => void]>([
    ['says nothing', /slow/, () => undefined],
    ['hangs up', /unreachable/, (socket) => socket.destroy()],
    [
      'speaks another language',
      /malformed|refused|slow/,
      (socket) => socket.write('HTTP/1.1 200\r\n'),
    ],
    ['drips without an end', /slow/, drip],
  ])('is out of order when it %s', async (_how, reason, talk) => {
    const patience = reason.test('slow') ? 'slow' : undefined;
    const error = await withTalker(talk, (port) => thrownBy(sender(port, patience)(email)));
    expect(error).toMatchObject({ name: 'Outage', reason: expect.stringMatching(reason) });
    expect(String(error)).not.toMatch(new RegExp(`asha|${CODE}`));
  });

  it('is out of order when nobody is there', async () => {
    const port = await withTalker(
      () => undefined,
      async (used) => used,
    );
    expect(await thrownBy(sender(port)(email))).toMatchObject({ reason: 'unreachable' });
  });
});

describe('the outbox file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'manemitra-outbox-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const lines = async (file: string) => (await readFile(file, 'utf8')).trimEnd().split('\n');

  it('holds each message once as a line of JSON, however often and at once it is sent', async () => {
    const file = path.join(folder, 'new', 'messages.jsonl');
    const said: string[] = [];
    const send = outboxFile({ file, say: ({ id }) => said.push(id) });
    const ids = Array.from({ length: 20 }, (_, n) => `id-${n}`);
    await Promise.all(ids.map((id) => send(aMessage({ id }))));
    await send(aMessage({ id: 'id-3' }));
    const written = (await lines(file)).map((line) => JSON.parse(line) as { id: string });
    expect(written.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(said.toSorted()).toEqual(ids.toSorted());
    const { channel, to, template, text, createdAt } = aMessage();
    expect(written.find(({ id }) => id === 'id-3')).toEqual({
      id: 'id-3',
      channel,
      to,
      template,
      text,
      createdAt,
    });
  });

  it('writes a message again when a power cut or a full disk cut its line short', async () => {
    const file = path.join(folder, 'torn.jsonl');
    await writeFile(file, '{"id":"id-1","chan');
    const send = outboxFile({ file, say: () => undefined });
    for (const id of ['id-1', 'id-2', 'id-1']) await send(aMessage({ id }));
    const [, ...written] = await lines(file);
    expect(written.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual([
      'id-1',
      'id-2',
    ]);
  });
});

function decodedQuotes(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

async function withMailServer<T>(
  options: SMTPServerOptions,
  use: (port: number) => Promise<T>,
): Promise<T> {
  const server = await createMailStandIn(options);
  try {
    return await use(server.port);
  } finally {
    await server.close();
  }
}

async function withTalker<T>(
  talk: (socket: net.Socket) => void,
  use: (port: number) => Promise<T>,
): Promise<T> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(portOf(server));
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

function drip(socket: net.Socket): void {
  const timer = setInterval(() => socket.write('220-wait\r\n'), 20);
  socket.on('close', () => clearInterval(timer));
}

function portOf(server: net.Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
