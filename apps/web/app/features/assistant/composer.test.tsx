import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering } from '#web/testing/network.ts';
import { eventually, one, press, render, type } from '#web/testing/render.tsx';
import { useState } from 'react';
import type { Step } from './saying.ts';
import { Composer } from './composer.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Composing({
  isLoading,
  step = 'chats',
  onSend,
}: {
  isLoading: boolean;
  step?: Step;
  onSend: (prompt: string) => void;
}) {
  const [text, setText] = useState('');
  return (
    <Composer text={text} onText={setText} step={step} isLoading={isLoading} onSend={onSend} />
  );
}

async function compose(isLoading = false) {
  answering({});
  const sent: string[] = [];
  const { screen } = await render(
    <Composing isLoading={isLoading} onSend={(prompt) => sent.push(prompt)} />,
  );
  return { sent, screen, field: one<HTMLTextAreaElement>(screen, 'textarea') };
}

describe('the composer', () => {
  it('sends the trimmed text on Enter and empties itself', async () => {
    const { field, sent } = await compose();
    await type(field, '  3 BHK in Hebbal ');
    await press(field, 'Enter');
    expect(sent).toEqual(['3 BHK in Hebbal']);
    expect(field.value).toBe('');
  });

  it('does not send on Shift+Enter', async () => {
    const { field, sent } = await compose();
    await type(field, '3 BHK');
    await press(field, 'Enter', { shiftKey: true });
    expect(sent).toEqual([]);
    expect(field.value).toBe('3 BHK');
  });

  it.each(['   ', '?!'])('clears %j and sends nothing', async (text) => {
    const { field, sent } = await compose();
    await type(field, text);
    await press(field, 'Enter');
    expect(sent).toEqual([]);
    expect(field.value).toBe('');
  });

  it('keeps the text while a reply is loading', async () => {
    const { field, screen, sent } = await compose(true);
    await type(field, '3 BHK');
    await press(field, 'Enter');
    expect(sent).toEqual([]);
    expect(field.value).toBe('3 BHK');
    expect(one<HTMLButtonElement>(screen, 'button[type=submit]').disabled).toBe(true);
  });

  it('shows what is understood while it is typed', async () => {
    const { field, screen } = await compose();
    answering({
      'POST /api/v1/queries/interpret': () => ({
        json: {
          interpretation: {
            intent: 'search',
            constraints: [
              {
                id: 'bhk',
                field: 'bhk',
                value: { in: [3] },
                strength: 'must',
                quote: '3bhk',
                span: [0, 4],
                label: '3 BHK',
              },
            ],
            unread: ['by the lake'],
            questions: [],
            language: 'en',
          },
          sentence: '3 BHK',
        },
      }),
    });
    await type(field, '3bhk by the lake');
    await eventually(() => {
      expect(screen.textContent).toContain('Must3 BHK');
      expect(screen.textContent).toContain('Not used: by the lake');
    });
  });

  it('is a plain form to the results where there is no JavaScript', async () => {
    const { field, screen } = await compose();
    const form = one<HTMLFormElement>(screen, 'form');
    expect(form.getAttribute('method')).toBe('get');
    expect(form.getAttribute('action')).toBe('/dashboard/property-list');
    expect(field.name).toBe('q');
  });

  it.each<[Step, string, string | null]>([
    ['login', 'tel', 'tel'],
    ['signup', 'name', null],
    ['otp-validate', 'one-time-code', 'numeric'],
  ])('asks for what the step %s needs, with the help of the browser', async (step, help, keys) => {
    answering({});
    const { screen } = await render(<Composing isLoading={false} step={step} onSend={() => {}} />);
    const field = one<HTMLInputElement>(screen, 'input');
    expect(field.getAttribute('autocomplete')).toBe(help);
    expect(field.getAttribute('inputmode')).toBe(keys);
  });
});
