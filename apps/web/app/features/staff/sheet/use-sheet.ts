import type { BulkRun } from '@manemitra/contract/staff-properties-publication';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { refusalIn } from '#web/api/problem.ts';
import { staffClient } from '#web/api/staff-client.ts';
import { useTyped } from '#web/api/use-typed.ts';
import { IS_BACK } from '#web/browser/draft.ts';
import { showToast } from '#web/ui/toast.ts';
import {
  type CellPlace,
  choose,
  editsOf,
  EMPTY_SHEET,
  parseEdits,
  redo,
  saved,
  type SheetState,
  typeInto,
  undo,
} from './sheet-state.ts';

/** How often a save that is under way is asked how far it is. */
const ASK_EVERY_MS = 400;

/** The input of a sheet, its save as one change, and the undo of that. */
export function useSheet() {
  const [state, setState] = useState<SheetState>(EMPTY_SHEET);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [lastSave, setLastSave] = useState<{ run: BulkRun; cells: number } | null>(null);
  const { revalidate } = useRevalidator();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  useTyped('sheet', {
    read: () => (editsOf(state).length === 0 ? undefined : editsOf(state)),
    onReturn: (kept) => {
      setState(parseEdits(kept));
      showToast({ kind: 'info', text: IS_BACK, id: 'is-back' });
    },
  });

  async function attempt(act: () => Promise<void>): Promise<void> {
    setSaving(true);
    setFailure(null);
    try {
      await act();
      await revalidate();
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal === undefined) throw error;
      setFailure(refusal.message);
    } finally {
      setSaving(false);
    }
  }

  const takeBack = (run: BulkRun): Promise<void> =>
    attempt(async () => {
      const begun = await staffClient.startBulkRun({
        body: { action: 'take-back', changedBy: run.id },
      });
      const { refused } = await ended(begun, isGone);
      const text =
        refused === 0
          ? 'Taken back.'
          : 'Taken back, but for projects that were changed again since.';
      setLastSave(null);
      showToast({ kind: refused === 0 ? 'success' : 'info', text });
    });

  const save = (): Promise<void> =>
    attempt(async () => {
      const sent = editsOf(state);
      const begun = await staffClient.startBulkRun({
        body: { action: 'set-facts', cells: sent },
      });
      const run = await ended(begun, isGone);
      const { items } = await staffClient.listLeftCells({ params: { id: run.id } });
      setState((now) => saved(now, sent, items));
      setLastSave(run.changed > 0 ? { run, cells: sent.length - items.length } : null);
      showToast({
        kind: items.length === 0 ? 'success' : 'info',
        text: savedText(sent.length - items.length, items.length),
      });
    });

  return {
    state,
    isSaving,
    failure,
    save,
    /** The last save on this page, which can be undone as long as the page is open. */
    lastSave,
    takeBack: async () => {
      if (lastSave !== null) await takeBack(lastSave.run);
    },
    type: (typed: Parameters<typeof typeInto>[1]) => setState((now) => typeInto(now, typed)),
    undo: () => setState(undo),
    redo: () => setState(redo),
    discard: () => setState(EMPTY_SHEET),
    choose: (place: CellPlace, side: 'mine' | 'theirs') =>
      setState((now) => choose(now, place, side)),
  };
}

export type Sheet = ReturnType<typeof useSheet>;

export const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

function savedText(done: number, left: number): string {
  const first = done === 0 ? 'Nothing was saved.' : `${cells(done)} saved.`;
  return left === 0 ? first : `${first} ${cells(left)} could not be, for the reasons below.`;
}

/** The run when it has ended; it is asked for until then, or until the page is left. */
async function ended(begun: BulkRun, isGone: { current: boolean }): Promise<BulkRun> {
  let run = begun;
  while ((run.status === 'waiting' || run.status === 'running') && !isGone.current) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    run = await staffClient.getBulkRun({ params: { id: run.id } });
  }
  return run;
}
