import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually, one, press, render } from '#web/testing/render.tsx';
import { TruncatedText } from './truncated-text.tsx';

/** A simulated browser lays nothing out: it is told how wide the text and its place are. */
function layOut(textWidth: number, placeWidth: number): void {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(textWidth);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(placeWidth);
}

const NAME = 'Rangavalli Developers and Infrastructure';
const tooltip = () => document.querySelector('[data-side]');

describe('a text on one line', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is plain text while it fits', async () => {
    layOut(100, 100);
    const { screen } = await render(<TruncatedText>{NAME}</TruncatedText>);
    const text = one(screen, 'span');
    await act(async () => text.focus());

    expect(text.tabIndex).toBe(-1);
    expect(tooltip()).toBeNull();
  });

  it('can be reached and read in full when it is cut, until Escape', async () => {
    layOut(300, 100);
    const { screen } = await render(<TruncatedText>{NAME}</TruncatedText>);
    const text = one(screen, 'span');
    await act(async () => text.focus());

    await eventually(() => expect(tooltip()?.textContent).toContain(NAME));
    await press(text, 'Escape');
    expect(tooltip()).toBeNull();
  });

  it('opens when it is tapped', async () => {
    layOut(300, 100);
    const { screen } = await render(<TruncatedText>{NAME}</TruncatedText>);
    await act(async () => one(screen, 'span').click());

    await eventually(() => expect(tooltip()?.textContent).toContain(NAME));
  });

  it('takes no stop of its own in a button, and opens with the focus of the button', async () => {
    layOut(300, 100);
    const { screen } = await render(
      <button type="button">
        <TruncatedText isInControl>{NAME}</TruncatedText>
      </button>,
    );

    expect(one(screen, 'span').tabIndex).toBe(-1);
    await act(async () => one(screen, 'button').focus());
    await eventually(() => expect(tooltip()?.textContent).toContain(NAME));
  });
});
