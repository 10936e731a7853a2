import { useEffect, useReducer, useRef } from 'react';
import { refusalIn } from '#web/api/problem.ts';
import { nextUploads } from './document-uploads.ts';
import { sendDocument } from './property-api.ts';

/** Sends documents one by one; `onArrived` gets the address of each. */
export function useDocumentUploads(onArrived: (file: File, url: string) => void) {
  const [uploads, tell] = useReducer(nextUploads, []);
  const running = useRef(new Map<string, AbortController>());
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  async function send(id: string, file: File): Promise<void> {
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      const { url } = await sendDocument(file, {
        signal: controller.signal,
        onProgress: (percent) => tell({ kind: 'progressed', id, percent }),
      });
      if (controller.signal.aborted) return;
      tell({ kind: 'gone', id });
      arrived.current(file, url);
    } catch (error) {
      if (controller.signal.aborted) return;
      tell({ kind: 'failed', id, message: refusalIn(error)?.message ?? '' });
    } finally {
      running.current.delete(id);
    }
  }

  return {
    uploads,
    add: (files: readonly File[]) => {
      const chosen = files.map((file) => ({ id: crypto.randomUUID(), file }));
      tell({ kind: 'chosen', uploads: chosen });
      for (const { id, file } of chosen) void send(id, file);
    },
    retry: (id: string, file: File) => {
      tell({ kind: 'retried', id });
      void send(id, file);
    },
    cancel: (id: string) => {
      running.current.get(id)?.abort();
      tell({ kind: 'gone', id });
    },
  };
}
