import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { eventually, render } from '#web/testing/render.tsx';
import { durationOf, showToast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

describe('a toast', () => {
  it('stands for 4 s, for 5 s where it offers something to do, or as long as it is told to (spec 9)', () => {
    const toast = { kind: 'info', text: 'Image removed' } as const;
    const action = { label: 'Undo', onPress: () => {} };
    expect(durationOf(toast)).toBe(4_000);
    expect(durationOf({ ...toast, action })).toBe(5_000);
    expect(durationOf({ ...toast, durationMs: 4_200 })).toBe(4_200);
  });

  it('of the specification with a cross in it shows it to the letter, and no second sign', async () => {
    await render(<ToastRegion />);
    const text = '❌ Failed to submit contact request.';
    await act(async () => showToast({ kind: 'failure', text }));
    await eventually(() => {
      const said = [...document.querySelectorAll('p')].find(
        ({ textContent }) => textContent === text,
      );
      expect(said?.parentElement?.querySelectorAll(':scope > svg')).toHaveLength(0);
      expect(said?.querySelector('.sr-only')).toBeNull();
    });
  });

  it('is shown even when it comes before the code that draws it', async () => {
    await render(<ToastRegion />);
    await act(async () => {
      showToast({ kind: 'success', text: 'Image removed' });
      showToast({ kind: 'info', text: 'No matching title found.' });
    });

    await eventually(() => {
      expect(document.body.textContent).toContain('Image removed');
      expect(document.body.textContent).toContain('No matching title found.');
    });
  });
});
