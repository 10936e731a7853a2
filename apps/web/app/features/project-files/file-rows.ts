import type { MatchedFile } from '@manemitra/contract/staff-project-files';
import type { PictureKind } from '@manemitra/domain/project-files';
import { type Picked, typeOfPath } from './read-picked.ts';

/** Files on their way to their projects. Decisions only, no screen. */

export interface FileRow extends Picked {
  id: string;
  project: MatchedFile['project'];
  isPaper: boolean;
  kind: PictureKind;
  section: MatchedFile['section'];
  /** Caption of a picture, or name of a document. */
  words: string;
  state: 'ready' | 'sending' | 'sent' | 'added' | 'refused';
  /** Why it is not sent, or was not added. */
  reason: string | null;
  /** Where it lies once it was sent. */
  sent: { url: string; width: number; height: number } | null;
}

export type RowsEvent =
  | { does: 'chosen'; rows: readonly FileRow[] }
  | { does: 'changed'; id: string; change: Partial<FileRow> }
  | { does: 'cleared' };

export function nextRows(rows: readonly FileRow[], event: RowsEvent): readonly FileRow[] {
  switch (event.does) {
    case 'chosen':
      return event.rows;
    case 'changed':
      return rows.map((row) => (row.id === event.id ? { ...row, ...event.change } : row));
    case 'cleared':
      return [];
  }
}

interface Prepared extends Picked {
  fingerprint: string;
  /** Why it cannot be sent at all, if it cannot. */
  flaw: string | null;
}

/** What would be sent where; files that would not be sent say why. */
export function rowsOf(
  prepared: readonly Prepared[],
  matches: readonly MatchedFile[],
  newId: () => string,
): FileRow[] {
  const seen = new Map<string, string>();
  return prepared.map(({ path, file, fingerprint, flaw }, at) => {
    const match = matches[at];
    const project = match?.project ?? null;
    const same = seen.get(`${project?.id} ${fingerprint}`);
    if (flaw === null && project !== null && same === undefined) {
      seen.set(`${project.id} ${fingerprint}`, path);
    }
    const reason =
      flaw ?? match?.reason ?? (same === undefined ? null : `It is the same as ${same}.`);
    return {
      id: newId(),
      path,
      file,
      project,
      isPaper: typeOfPath(path) === 'application/pdf',
      kind: match?.kind ?? 'exteriors',
      section: match?.section ?? 'plan',
      words: match?.words ?? '',
      state: reason === null ? 'ready' : 'refused',
      reason,
      sent: null,
    };
  });
}

/** The rows of each project that are still to be added, by project. */
export function openByProject(rows: readonly FileRow[]): FileRow[][] {
  const groups = new Map<number, FileRow[]>();
  for (const row of rows) {
    if (row.project === null || row.state === 'refused' || row.state === 'added') continue;
    groups.set(row.project.id, [...(groups.get(row.project.id) ?? []), row]);
  }
  return [...groups.values()];
}

/** `12 files to 3 projects, 2 left out`. */
export function rowsInWords(rows: readonly FileRow[]): string {
  const going = rows.filter(({ state }) => state !== 'refused');
  const projects = new Set(going.map(({ project }) => project?.id)).size;
  const left = rows.length - going.length;
  const files = `${going.length} ${going.length === 1 ? 'file' : 'files'}`;
  const to = `to ${projects} ${projects === 1 ? 'project' : 'projects'}`;
  return `${files} ${to}${left === 0 ? '' : `, ${left} left out`}`;
}
