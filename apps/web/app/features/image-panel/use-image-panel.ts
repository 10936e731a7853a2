import { useEffect, useReducer, useRef } from 'react';
import { showToast } from '#web/ui/toast.ts';
import { chooseFiles } from './choose-files.ts';
import {
  type ImageRecord,
  type ImageType,
  RefusedImages,
  type UploadedImage,
} from './image-record.ts';
import { failureText, nextState, startWith } from './panel-state.ts';

export type UploadFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (percent: number | null) => void },
) => Promise<UploadedImage>;
export type SaveImages = (records: readonly ImageRecord[]) => Promise<void>;

const UPLOADS_AT_ONCE = 3;
const SAVE_FAILED = 'The images could not be saved. They are still here; try again.';

/** Above, where it covers no button of the panel. */
const say = (kind: 'success' | 'failure', text: string): void =>
  showToast({ kind, text, position: 'top-center' });

/** Runs the uploads of the panel and says how they ended (spec 8). */
export function useImagePanel(
  initial: readonly ImageRecord[],
  { upload, save }: { upload: UploadFile; save: SaveImages },
) {
  const [state, tell] = useReducer(nextState, initial, startWith);
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  /** Resolves with whether the file arrived. */
  async function send(id: string, file: File): Promise<boolean> {
    const controller = running.current.get(id) ?? new AbortController();
    running.current.set(id, controller);
    try {
      // Dropped while it waited for the files before it.
      if (controller.signal.aborted) return false;
      const image = await upload(file, {
        signal: controller.signal,
        onProgress: (percent) => tell({ kind: 'progressed', id, percent }),
      });
      if (controller.signal.aborted) return false;
      tell({ kind: 'uploaded', id, image });
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      const message = error instanceof Error ? error.message : '';
      tell({ kind: 'failed', id, message });
      say('failure', failureText(message));
      return false;
    } finally {
      running.current.delete(id);
    }
  }

  /** A few at a time, so that a dropped connection takes few with it. Resolves with how many arrived. */
  async function sendInTurn(uploads: readonly { id: string; file: File }[]): Promise<number> {
    let next = 0;
    let arrived = 0;
    const sendNext = async (): Promise<void> => {
      for (let upload = uploads[next++]; upload !== undefined; upload = uploads[next++]) {
        if (await send(upload.id, upload.file)) arrived += 1;
      }
    };
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, sendNext));
    return arrived;
  }

  function sayUploaded(count: number): void {
    if (count === 0) return;
    const text =
      count === 1 ? 'Image uploaded successfully!' : `${count} images uploaded successfully!`;
    say('success', text);
  }

  return {
    state,
    choose: async (chosen: readonly File[], imageType: ImageType) => {
      const { files, refusal } = chooseFiles(chosen, imageType);
      const uploads = files.map((file) => ({ id: crypto.randomUUID(), file, imageType }));
      if (uploads.length > 0) tell({ kind: 'chosen', uploads });
      if (refusal !== null) {
        tell({ kind: 'refused', message: refusal });
        say('failure', refusal);
      }
      for (const { id } of uploads) running.current.set(id, new AbortController());
      sayUploaded(await sendInTurn(uploads));
    },
    retry: async (id: string, file: File) => {
      tell({ kind: 'retried', id });
      sayUploaded((await send(id, file)) ? 1 : 0);
    },
    cancel: (id: string) => {
      running.current.get(id)?.abort();
      tell({ kind: 'dropped', id });
    },
    remove: (imageType: ImageType, index: number) => {
      tell({ kind: 'removed', imageType, index });
      say('success', 'Image removed');
    },
    move: (imageType: ImageType, index: number, by: -1 | 1) =>
      tell({ kind: 'moved', imageType, index, by }),
    caption: (imageType: ImageType, index: number, caption: string) =>
      tell({ kind: 'captioned', imageType, index, caption }),
    saveAll: async () => {
      tell({ kind: 'saving' });
      try {
        await save(state.records);
        tell({ kind: 'saved' });
        say('success', 'Images saved successfully!');
      } catch (error) {
        const message = error instanceof Error && error.message ? error.message : SAVE_FAILED;
        const captions = error instanceof RefusedImages ? error.captions : {};
        tell({ kind: 'save-failed', message, captions });
        say('failure', message);
      }
    },
  };
}

export type ImagePanelActions = ReturnType<typeof useImagePanel>;
