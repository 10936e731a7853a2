import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { eventually, one, render, type } from '#web/testing/render.tsx';
import { drawToastsWith } from '#web/ui/toast.ts';
import { ImagePanel } from './image-panel.tsx';
import { type ImageRecord, RefusedImages, type UploadedImage } from './image-record.ts';
import type { SaveImages, UploadFile } from './use-image-panel.ts';

async function open(refuse?: SaveImages) {
  const toasts: string[] = [];
  const stop = drawToastsWith(({ text }) => toasts.push(text));
  const saved: (readonly ImageRecord[])[] = [];
  /** The store, answering when the test says so. */
  const waiting: {
    arrive: (image: UploadedImage) => void;
    fail: (error: Error) => void;
    signal: AbortSignal;
  }[] = [];
  const upload: UploadFile = (_file, { signal }) =>
    new Promise((arrive, fail) => waiting.push({ arrive, fail, signal }));
  const { screen } = await render(
    <ImagePanel
      upload={upload}
      save={async (records) => {
        saved.push(records);
        await refuse?.(records);
      }}
    />,
  );
  const button = (name: string) => {
    const found = [...screen.querySelectorAll('button')].find(
      (each) => each.textContent === name || each.getAttribute('aria-label') === name,
    );
    if (found === undefined) throw new Error(`There is no button ${name}.`);
    return found;
  };
  return {
    screen,
    toasts,
    saved,
    waiting,
    button,
    stop,
    press: (name: string) => act(async () => button(name).click()),
    choose: (field: string, ...files: File[]) =>
      act(async () => {
        const input = one<HTMLInputElement>(screen, `[aria-label="Files for: ${field}"]`);
        Object.defineProperty(input, 'files', { value: files, configurable: true });
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }),
  };
}

/** What a reader hears of a control beside its name. */
const describing = (screen: HTMLElement, control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => screen.ownerDocument.getElementById(id)?.textContent ?? '')
    .filter((text) => text !== '')
    .join(' ');

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const image = (publicId: string): UploadedImage => ({
  imageUrl: `/${publicId}.png`,
  publicId,
  width: 4,
  height: 3,
});

describe('the image panel', () => {
  it('says before that a caption is needed, and marks the field of the one that is refused', async () => {
    const panel = await open(async (records) => {
      throw new RefusedImages('Image 1 of interiors: Say it.', {
        [records[0]?.publicId ?? '']: 'Say in a few words what the picture shows.',
      });
    });
    await panel.choose('Interiors', png('a.png'));
    await act(async () => panel.waiting[0]?.arrive(image('a')));
    await eventually(() => panel.button('Remove image 1 of interiors'));
    const caption = one<HTMLInputElement>(panel.screen, 'li input');
    expect(describing(panel.screen, caption)).toBe(
      'Needed: what the picture shows, in a few words.',
    );
    expect(caption.required).toBe(true);
    expect(caption.getAttribute('aria-invalid')).toBeNull();

    await panel.press('Save images');
    await eventually(() => expect(caption.getAttribute('aria-invalid')).toBe('true'));
    expect(describing(panel.screen, caption)).toContain('Say in a few words');

    await type(caption, 'A hall');
    expect(caption.getAttribute('aria-invalid')).toBeNull();
    panel.stop();
  });

  it('cannot be saved or added to while files are on their way; then saves all of them together', async () => {
    const panel = await open();
    await panel.choose('Interiors', png('a.png'), png('b.png'));
    expect(panel.button('Save images').disabled).toBe(true);
    expect(panel.button('Add interiors').disabled).toBe(true);

    await act(async () => panel.waiting.forEach(({ arrive }, at) => arrive(image(`${at}`))));
    await eventually(() => expect(panel.toasts).toEqual(['2 images uploaded successfully!']));
    await panel.press('Remove image 1 of interiors');
    await panel.press('Save images');

    expect(panel.saved).toMatchObject([[{ publicId: '1', imageType: 'interiors' }]]);
    expect(panel.toasts.slice(1)).toEqual(['Image removed', 'Images saved successfully!']);
    panel.stop();
  });

  it('says a failure above and in a toast, and tries the same file again', async () => {
    const panel = await open();
    await panel.choose('Main image', png('a.png'));
    await act(async () => panel.waiting[0]?.fail(new Error('')));
    expect(one(panel.screen, '[role=alert]').textContent).toBe('Upload failed: Unknown error');
    expect(panel.toasts).toEqual(['Upload failed: Unknown error']);

    await panel.press('Try again');
    await act(async () => panel.waiting[1]?.arrive(image('m')));
    expect(panel.toasts.at(-1)).toBe('Image uploaded successfully!');
    expect(panel.screen.querySelector('[role=alert]')).toBeNull();
    panel.stop();
  });

  it('cancels a file on its way without a word of failure', async () => {
    const panel = await open();
    await panel.choose('Real photos', png('a.png'));
    await panel.press('Cancel');

    expect(panel.waiting[0]?.signal.aborted).toBe(true);
    await act(async () => panel.waiting[0]?.fail(new Error('aborted')));
    expect(panel.toasts).toEqual([]);
    expect(panel.button('Save images').disabled).toBe(false);
    panel.stop();
  });
});
