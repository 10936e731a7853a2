import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedUser } from '#web/api/session-start.ts';
import { slots, store, stored } from '#web/browser/storage.ts';
import { unsent } from '#web/browser/unsent.ts';
import { anAccount } from '#web/testing/account.ts';
import { answering } from '#web/testing/network.ts';
import { eventually, one, press, render, type } from '#web/testing/render.tsx';
import { Assistant } from './assistant.tsx';
import { startAgain } from './conversation.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await act(async () => startAgain());
});

const CHATS_PATH = '/api/v1/chats';
const CHATS = `POST ${CHATS_PATH}`;
const greeting = { message: 'Namaskara!', nextHref: '/api/v1/chats' };

async function say(screen: HTMLElement, text: string): Promise<void> {
  const field = one<HTMLTextAreaElement>(screen, 'textarea');
  await type(field, text);
  await press(field, 'Enter');
}

/** The one button of a name. */
function named(screen: HTMLElement, name: string): HTMLElement {
  const found = [...screen.querySelectorAll('button')].filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  const [button, ...more] = found;
  if (button === undefined || more.length > 0) throw new Error(`${found.length} are ${name}.`);
  return button;
}

const log = (screen: HTMLElement): string => one(screen, '[role=log]').textContent ?? '';

describe('the assistant', () => {
  it('greets first', async () => {
    const { screen } = await render(<Assistant greeting={greeting} />);
    expect(log(screen)).toBe('ManeMitra: Namaskara!');
  });

  it('says that a reply named no next step, and goes on from the entry with what is said next', async () => {
    let asked = 0;
    answering({
      [CHATS]: () => {
        asked += 1;
        return asked === 1
          ? { json: { message: 'Noted.', outcome: 'answered' } }
          : { json: { message: 'Here again.', nextHref: CHATS_PATH, outcome: 'answered' } };
      },
    });
    const { screen } = await render(<Assistant greeting={greeting} />);
    await say(screen, 'a home');
    await eventually(() => expect(log(screen)).toContain('Noted.'));
    await say(screen, 'with a pool');
    await eventually(() =>
      expect(log(screen)).toContain('No valid nextHref available! Aborting request.'),
    );
    await say(screen, 'and a gym');
    await eventually(() => expect(log(screen)).toContain('Here again.'));
  });

  it.each([
    ['as we word it', { code: 'session.required', message: 'Sign in to do this.' }, true],
    ['as a proxy words it', 'Unauthorized', true],
    ['that this browser knew nothing of', { code: 'session.required', message: 'Sign in.' }, false],
  ])(
    'keeps of a conversation whose session is over, %s, what was not answered alone: in the place to write',
    async (_, json, isKnown) => {
      if (isKnown) store(slots.user, storedUser(anAccount()));
      answering({ [CHATS]: () => ({ status: 401, json }) });
      const { screen } = await render(<Assistant greeting={greeting} />);
      await say(screen, 'a home');
      await eventually(() => expect(unsent()?.text).toBe('a home'));
      await act(async () => {});
      expect([stored(slots.user), stored(slots.chatMessages)]).toEqual([null, []]);
      dispatchEvent(new Event('pagehide'));

      // The page that it leads to begins anew.
      await act(async () => startAgain());
      answering({ [CHATS]: () => ({ json: { ...greeting, outcome: 'needs-input' } }) });
      const next = await render(<Assistant greeting={greeting} />);
      const field = one<HTMLTextAreaElement>(next.screen, 'textarea');
      expect(field.value).toBe('a home');
      await press(field, 'Enter');
      await eventually(() => expect(unsent()).toBeUndefined());
      expect(field.value).toBe('');
    },
  );

  it('shows a reply, keeps it, and asks where the reply said to ask next', async () => {
    const made = answering({
      [CHATS]: () => ({
        json: { message: 'How many rooms?', nextHref: '/api/v1/chats/1', outcome: 'needs-input' },
      }),
      'POST /api/v1/chats/1': () => ({
        json: { message: 'Noted.', nextHref: '/api/v1/chats', outcome: 'answered' },
      }),
    });
    const { screen } = await render(<Assistant greeting={greeting} />);
    await say(screen, 'a home');
    await eventually(() => expect(log(screen)).toContain('How many rooms?'));
    await say(screen, 'three');
    await eventually(() => expect(log(screen)).toContain('Noted.'));
    const chats = made.filter(({ call }) => call.startsWith(CHATS));
    expect(chats.map(({ call }) => call)).toEqual([CHATS, 'POST /api/v1/chats/1']);
    expect(stored(slots.chatMessages).map(({ content }) => content)).toEqual([
      'a home',
      'How many rooms?',
      'three',
      'Noted.',
    ]);
  });

  it('opens the results of a search that found something', async () => {
    answering({
      [CHATS]: () => ({
        json: {
          message: '23 projects fit.',
          nextHref: '/api/v1/chats',
          outcome: 'answered',
          action: { href: '/api/v1/properties/search?prompt=3+BHK', method: 'GET' },
          sentence: '3 BHK in Hebbal',
        },
      }),
    });
    const { screen, path } = await render(<Assistant greeting={greeting} />);
    await say(screen, '3bhk hebbal');
    await eventually(() => expect(path()).toBe('/dashboard/property-list?q=3+BHK+in+Hebbal'));
  });

  it('shows a failure as one and says the same again on request', async () => {
    let isBroken = true;
    answering({
      [CHATS]: () =>
        isBroken
          ? { status: 500, json: { code: 'server.error', message: 'It broke on our side.' } }
          : { json: { message: 'Better now.', nextHref: '/api/v1/chats', outcome: 'answered' } },
    });
    const { screen } = await render(<Assistant greeting={greeting} />);
    await say(screen, '3bhk');
    await eventually(() => expect(log(screen)).toContain('It broke on our side.'));
    isBroken = false;
    await act(async () => named(screen, 'Try again').click());
    await eventually(() => expect(log(screen)).toContain('Better now.'));
    expect(log(screen)).not.toContain('It broke on our side.');
    expect(stored(slots.chatMessages).map(({ content }) => content)).toEqual([
      '3bhk',
      'Better now.',
    ]);
  });

  it('aborts in the words of the specification when there is no next step', async () => {
    answering({});
    const { screen } = await render(
      <Assistant
        greeting={{ message: 'An error occurred while fetching data.', nextHref: undefined }}
      />,
    );
    await say(screen, '3bhk');
    await eventually(() =>
      expect(log(screen)).toContain('No valid nextHref available! Aborting request.'),
    );
  });

  it('asks a changed message again from where the conversation stood, without what followed it', async () => {
    const made = answering({
      [CHATS]: () => ({
        json: { message: 'Your number?', nextHref: '/api/v1/chats/login', outcome: 'needs-input' },
      }),
      'POST /api/v1/chats/login': () => ({
        json: {
          message: 'A code?',
          nextHref: '/api/v1/chats/otp-validate',
          outcome: 'needs-input',
        },
      }),
    });
    const { screen } = await render(<Assistant greeting={greeting} />);
    await say(screen, 'log me in');
    await eventually(() => expect(log(screen)).toContain('Your number?'));
    await act(async () => named(screen, 'Edit “log me in”').click());
    await say(screen, 'sign me in');
    const chats = () => made.flatMap(({ call }) => (call.includes('/chats') ? call : []));
    await eventually(() => expect(chats()).toEqual([CHATS, CHATS]));
    await eventually(() =>
      expect(stored(slots.chatMessages).map(({ content }) => content)).toEqual([
        'sign me in',
        'Your number?',
      ]),
    );
  });

  it('keeps who signed in, and that chat is on, but never the code', async () => {
    const made = answering({
      'POST /api/v1/chats/otp-validate': () => ({
        json: {
          message: 'Welcome, Asha.',
          nextHref: '/api/v1/chats',
          outcome: 'answered',
          user: { name: 'Asha', userName: null, phone: '+91 98••• ••210', role: 'user' },
          startChat: true,
        },
      }),
    });
    const { screen } = await render(
      <Assistant greeting={{ message: 'The code?', nextHref: '/api/v1/chats/otp-validate' }} />,
    );
    const field = one<HTMLInputElement>(screen, 'input');
    await type(field, '123456');
    await act(async () => field.form?.requestSubmit());
    await eventually(() => expect(log(screen)).toContain('Welcome, Asha.'));
    expect(made[0]?.body).toEqual({ otp: '123456' });
    expect(stored(slots.user)).toMatchObject({ name: 'Asha', phone: '+91 98••• ••210' });
    expect(stored(slots.role)).toBe('user');
    expect(stored(slots.token)).not.toBeNull();
    expect(stored(slots.chatOn)).toBe(true);
    expect(JSON.stringify(localStorage)).not.toContain('123456');
  });
});
