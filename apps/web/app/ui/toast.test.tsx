import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { eventually, render } from '#web/testing/render.tsx';
import { showToast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

describe('a toast', () => {
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
