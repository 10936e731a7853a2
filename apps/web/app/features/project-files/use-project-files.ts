import { FILE_PATH_MAX_LENGTH } from '@manemitra/contract/limits';
import { useEffect, useReducer, useRef, useState } from 'react';
import { refusalIn } from '#web/api/problem.ts';
import { staffClient } from '#web/api/staff-client.ts';
import { sendDocument, sendImage } from '#web/features/property-editor/public.ts';
import { type FileRow, nextRows, openByProject, rowsOf } from './file-rows.ts';
import { bodyOf } from './files-as-added.ts';
import { flawOf } from './file-flaw.ts';
import { patiently } from './patiently.ts';
import { readPicked } from './read-picked.ts';
import { fingerprint, shrinkPicture } from './shrink-picture.ts';

export type Stage =
  | 'choosing'
  | 'reading'
  | 'shown'
  | 'sending'
  | 'broken'
  | 'done'
  | 'undoing'
  | 'undone';

/** Files of many projects: chosen, shown, sent, taken back. What was sent is not sent again after a break. */
export function useProjectFiles() {
  const [rows, tell] = useReducer(nextRows, []);
  const [stage, setStage] = useState<Stage>('choosing');
  const [said, setSaid] = useState<string | null>(null);
  const batch = useRef('');
  const gone = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);

  async function choose(files: readonly File[]): Promise<void> {
    setStage('reading');
    setSaid(null);
    try {
      const picked = await readPicked(files);
      const prepared = [];
      for (const { path, file } of picked) {
        const flaw = await flawOf(path, file);
        prepared.push({
          path,
          file,
          flaw,
          fingerprint: flaw === null ? await fingerprint(file) : '',
        });
      }
      const paths = prepared.map(({ path }) => path.slice(-FILE_PATH_MAX_LENGTH));
      const { files: matches } =
        paths.length === 0
          ? { files: [] }
          : await staffClient.matchProjectFiles({ body: { paths } });
      batch.current = crypto.randomUUID();
      tell({ does: 'chosen', rows: rowsOf(prepared, matches, () => crypto.randomUUID()) });
      setStage('shown');
    } catch (error) {
      setSaid(refusalIn(error)?.message ?? (error instanceof Error ? error.message : ''));
      setStage('choosing');
    }
  }

  async function send(): Promise<void> {
    setStage('sending');
    setSaid(null);
    try {
      for (const group of openByProject(rows)) await sendGroup(group);
      setStage('done');
    } catch (error) {
      if (gone.current.signal.aborted) return;
      setSaid(refusalIn(error)?.message ?? 'The connection broke.');
      setStage('broken');
    }
  }

  async function sendGroup(group: readonly FileRow[]): Promise<void> {
    const there: FileRow[] = [];
    for (const row of group) {
      const sent = row.sent ?? (await sentOf(row));
      if (sent !== null) there.push({ ...row, sent });
    }
    const [first] = there;
    const project = first?.project ?? null;
    if (project === null) return;
    const { id, name } = project;
    const { refused } = await patiently(gone.current.signal, () =>
      staffClient.addProjectFiles({
        params: { id },
        body: { batch: batch.current, ...bodyOf(there, name) },
      }),
    );
    for (const row of there) {
      const reason = refused.find(({ url }) => url === row.sent?.url)?.reason ?? null;
      const state = reason === null ? 'added' : 'refused';
      tell({ does: 'changed', id: row.id, change: { state, reason } });
    }
  }

  /** Null where the file was refused; rejects where the connection broke. */
  async function sentOf(row: FileRow): Promise<FileRow['sent']> {
    const change = (to: Partial<FileRow>) => tell({ does: 'changed', id: row.id, change: to });
    change({ state: 'sending' });
    const options = { signal: gone.current.signal, onProgress: () => undefined };
    try {
      const sent = await patiently(options.signal, async () => {
        if (row.isPaper)
          return { url: (await sendDocument(row.file, options)).url, width: 0, height: 0 };
        const { imageUrl, width, height } = await sendImage(await shrinkPicture(row.file), options);
        return { url: imageUrl, width, height };
      });
      change({ state: 'sent', sent });
      return sent;
    } catch (error) {
      const refusal = refusalIn(error);
      const isOfFile = refusal !== undefined && [400, 413].includes(refusal.status);
      if (!isOfFile) {
        change({ state: 'ready' });
        throw error;
      }
      change({ state: 'refused', reason: refusal.message });
      return null;
    }
  }

  /** Takes back what this batch added; where that cannot be done now, it can be asked for again. */
  async function undo(): Promise<void> {
    const before = stage;
    setStage('undoing');
    setSaid(null);
    try {
      const { message, refused } = await staffClient.undoProjectFiles({
        params: { batch: batch.current },
      });
      const kept = refused.map(({ project, reason }) => `${project}: ${reason}`);
      setSaid([message, ...kept].join(' '));
      setStage('undone');
    } catch (error) {
      setStage(before);
      const refusal = refusalIn(error);
      if (refusal === undefined) throw error;
      setSaid(refusal.message);
    }
  }

  // What waits for the connection goes on when it is back.
  useEffect(() => {
    if (stage !== 'broken') return undefined;
    const goOn = () => void send();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  });

  return {
    rows,
    stage,
    said,
    choose,
    send,
    undo,
    change: (id: string, change: Partial<FileRow>) => tell({ does: 'changed', id, change }),
    clear: () => {
      tell({ does: 'cleared' });
      setStage('choosing');
      setSaid(null);
    },
  };
}
