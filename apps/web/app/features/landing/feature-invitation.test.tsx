import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { slots, store } from '#web/browser/storage.ts';
import { render } from '#web/testing/render.tsx';
import { FeatureInvitation } from './feature-invitation.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await act(async () => store(slots.chatMessages, []));
});

/** After the seconds that a first look takes. */
async function aWhileLater(): Promise<HTMLElement> {
  const { screen } = await render(<FeatureInvitation />);
  await act(async () => {
    await vi.advanceTimersByTimeAsync(5_000);
  });
  await act(async () => {
    await import('./feature-popup.tsx');
  });
  return screen;
}

it('the five points come some seconds after the page', async () => {
  expect((await aWhileLater()).querySelector('dialog')).not.toBeNull();
});

it('on a phone they keep away while they would lie over the sample sentences', async () => {
  let tell: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: typeof tell) {
        tell = call;
      }
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width < 600px'),
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
  const samples = document.createElement('section');
  samples.setAttribute('aria-labelledby', 'sample-prompts');
  document.body.append(samples);
  const popup = (await aWhileLater()).querySelector('dialog');
  const isAway = () => popup?.classList.contains('invisible');
  await act(async () => tell?.([{ isIntersecting: true }]));
  expect(isAway()).toBe(true);
  await act(async () => tell?.([{ isIntersecting: false }]));
  expect(isAway()).toBe(false);
  samples.remove();
  vi.unstubAllGlobals();
});

it('the five points stay away from a conversation, whose input would lie under them', async () => {
  store(slots.chatMessages, [{ role: 'user', content: '3bhk', sources: [], error: false, at: 1 }]);
  expect((await aWhileLater()).querySelector('dialog')).toBeNull();
});
