import type { ImportChoice } from '@manemitra/contract/staff-import-questions';
import type { uploadImport } from '@manemitra/contract/staff-import-steps';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import * as wire from '@manemitra/contract/staff-wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { staffClient } from '#web/api/staff-client.ts';
import { fieldErrorsIn, refusalIn } from '#web/api/problem.ts';
import { sendFile } from '#web/api/send-file.ts';
import type { Reading } from './mapping-choice.ts';

/** How often a running import is asked how far it is. */
const ASK_EVERY_MS = 1000;

const isUnderWay = (view: ImportView | null): boolean =>
  [view?.status, view?.plan?.status, view?.takingBack].some(
    (status) => status === 'waiting' || status === 'running',
  );

/** One file on its way into the catalogue; `onUploaded` gets its number, by which it can be found again. */
export function useImport(initial: ImportView | null, onUploaded: (id: number) => void) {
  const [view, setView] = useState(initial);
  const [upload, setUpload] = useState<{ fileName: string; percent: number | null } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const said = useRef<Reading | null>(null);

  const isAsking = isUnderWay(view);
  const id = view?.id;
  const act = useCallback(
    async (
      call: () => Promise<ImportView>,
      /** Whether it is done: the answer may have been lost on its way, and the server then says so when it is asked. */
      isDone: (now: ImportView) => boolean = () => false,
    ): Promise<void> => {
      setFailure(null);
      // One after the other: a status request must not overtake the choice made just before.
      const before = underWay.current;
      const answered = before.then(call);
      underWay.current = answered.then(nothing, nothing);
      try {
        setView(await answered);
      } catch (error) {
        said.current = null;
        const asked = id === undefined ? null : await viewOf(id);
        // A choice that was refused is not shown as if it counted.
        if (asked !== null) setView(asked);
        if (asked === null || !isDone(asked)) setFailure(wordsOf(error));
      }
    },
    [id],
  );
  useEffect(() => {
    if (!isAsking || id === undefined) return;
    const timer = setInterval(() => {
      const asked = underWay.current;
      const show = (now: ImportView) => {
        // What was asked before a choice must not be shown after its answer.
        if (underWay.current === asked) setView(now);
      };
      // One question that goes astray does not matter: the next one follows.
      asked.then(() => staffClient.getImport({ params: { id } })).then(show, nothing);
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAsking, id]);

  useEffect(() => () => running.current?.abort(), []);

  async function bring(file: File): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    said.current = null;
    setUpload({ fileName: file.name, percent: 0 });
    try {
      const brought = await sendFile<EndpointAnswer<typeof uploadImport>>(wire.uploadImport, file, {
        signal: controller.signal,
        onProgress: (percent) => setUpload({ fileName: file.name, percent }),
      });
      setView(brought);
      onUploaded(brought.id);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(wordsOf(error));
    } finally {
      setUpload(null);
    }
  }

  return {
    view,
    upload,
    failure,
    bring,
    stopUpload: () => running.current?.abort(),
    /** Says otherwise how the file is read. What was said just before counts, though it was not answered yet. */
    map: async (change: (now: Reading) => Reading) => {
      if (id === undefined || view === null) return;
      const body = change(said.current ?? { mapping: view.mapping, settings: view.settings });
      said.current = body;
      // The choice is seen at once; the preview by it comes with the answer.
      setView((before) => before && { ...before, ...body });
      await act(async () => {
        const answer = await staffClient.mapImportColumns({ params: { id }, body });
        if (said.current !== body) return { ...answer, ...said.current };
        said.current = null;
        return answer;
      });
    },
    /** Looks at what the whole file would do. */
    plan: async () => {
      if (id !== undefined) await act(() => staffClient.planImport({ params: { id } }), isUnderWay);
    },
    /** Says of which project a row is; `null` is a new one. The file is looked at again. */
    answer: async (line: number, propertyId: number | null) => {
      if (id !== undefined)
        await act(
          () => staffClient.answerImportQuestion({ params: { id, line }, body: { propertyId } }),
          isUnderWay,
        );
    },
    /** Says who builds projects, or which rows stay out. The file is looked at again. */
    choose: async (choice: ImportChoice) => {
      if (id !== undefined)
        await act(() => staffClient.chooseForImport({ params: { id }, body: choice }), isUnderWay);
    },
    backToColumns: () => setView((before) => before && { ...before, plan: null }),
    start: async (as: 'published' | 'drafts') => {
      if (id !== undefined)
        await act(
          () => staffClient.startImport({ params: { id }, query: { as } }),
          (now) => isUnderWay(now) || now.status === 'done',
        );
    },
    takeBack: async () => {
      if (id !== undefined)
        await act(
          () => staffClient.takeImportBack({ params: { id } }),
          ({ takingBack }) => takingBack !== null,
        );
    },
    /** Answers the number of the run that publishes. */
    publish: async (): Promise<number | undefined> => {
      if (id === undefined) return undefined;
      setFailure(null);
      try {
        return (await staffClient.publishImport({ params: { id } })).run;
      } catch (error) {
        setFailure(wordsOf(error));
        return undefined;
      }
    },
    cancel: async () => {
      if (id !== undefined)
        await act(
          () => staffClient.cancelImport({ params: { id } }),
          ({ status }) => status === 'cancelled',
        );
    },
    startAnew: () => {
      setView(null);
      setFailure(null);
    },
  };
}

export type Import = ReturnType<typeof useImport>;

const nothing = (): void => undefined;

const viewOf = (id: number): Promise<ImportView | null> =>
  staffClient.getImport({ params: { id } }).catch(() => null);

function wordsOf(error: unknown): string {
  const [field] = Object.values(fieldErrorsIn(error));
  return field ?? refusalIn(error)?.message ?? 'That could not be done. Try again.';
}
