import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { slots, stored } from '#web/browser/storage.ts';
import { answering } from '#web/testing/network.ts';
import { eventually, one, press, render, type } from '#web/testing/render.tsx';
import { Assistant } from './assistant.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const CHATS = 'POST /api/v1/chats';
const greeting = { message: 'Namaskara!', nextHref: '/api/v1/chats' };

async function say(screen: HTMLElement, text: string): Promise<void> {
  const field = one<HTMLTextAreaElement>(screen, 'textarea');
  await type(field, text);
  await press(field, 'Enter');
}

const log = (screen: HTMLElement): string => one(screen, '[role=log]').textContent ?? '';

describe('the assistant', () => {
  it('greets first', async () => {
    const { screen } = await render(<Assistant greeting={greeting} />);
    expect(log(screen)).toBe('ManeMitra: Namaskara!');
  });

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
    await act(async () => one(screen, '[role=log] button').click());
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
});
