import type { PictureKind } from '@manemitra/domain/project-files';
import { Badge } from '#web/ui/badge.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { FileRow } from './file-rows.ts';

const KINDS: readonly (readonly [PictureKind, string])[] = [
  ['main', 'Main picture'],
  ['exteriors', 'Outside'],
  ['interiors', 'Inside or plan'],
  ['amenities', 'Amenities'],
  ['real', 'Photo of the site'],
];
const SECTIONS: readonly (readonly [FileRow['section'], string])[] = [
  ['plan', 'Approvals'],
  ['noc', 'NOC'],
  ['land', 'Title documents'],
];
const STATES: Record<FileRow['state'], string> = {
  ready: 'Ready',
  sending: 'Sending',
  sent: 'Sent',
  added: 'Added',
  refused: 'Left out',
};

const TONES = {
  ready: 'plain',
  sending: 'plain',
  sent: 'plain',
  added: 'areca',
  refused: 'haldi',
} as const;

type Change = (id: string, change: Partial<FileRow>) => void;

/** Each file, where it goes, what it shows; or why it does not go. */
export function FileTable({
  rows,
  isLocked,
  onChange,
}: {
  rows: readonly FileRow[];
  isLocked: boolean;
  onChange: Change;
}) {
  return (
    <Table
      label="Files"
      columns={columnsWith(onChange, isLocked)}
      rows={rows}
      keyOf={({ id }) => id}
      unknown="No project"
      isDense
      isProse
    />
  );
}

function columnsWith(onChange: Change, isLocked: boolean): Column<FileRow>[] {
  return [
    { id: 'file', title: 'File', cell: ({ path }) => <Text text={path} /> },
    {
      id: 'project',
      title: 'Project',
      cell: ({ project }) => project && <Text text={project.name} />,
    },
    {
      id: 'kind',
      title: 'Shows',
      cell: (row) => (
        <Kind row={row} isLocked={isLocked} onChange={(change) => onChange(row.id, change)} />
      ),
    },
    {
      id: 'words',
      title: 'Caption or name',
      cell: (row) =>
        row.reason === null && (
          <TextInput
            value={row.words}
            disabled={isLocked}
            maxLength={200}
            aria-label={`Caption or name of ${row.path}`}
            placeholder="None"
            onChange={(event) => onChange(row.id, { words: event.target.value })}
          />
        ),
    },
    { id: 'state', title: 'State', cell: (row) => <State row={row} /> },
  ];
}

const Text = ({ text }: { text: string }) => <span className="wrap-anywhere">{text}</span>;

function State({ row: { state, reason } }: { row: FileRow }) {
  return (
    <span className="flex flex-col gap-1">
      <span>
        <Badge tone={TONES[state]}>{STATES[state]}</Badge>
      </span>
      {reason !== null && <span className="text-sm text-ink-soft">{reason}</span>}
    </span>
  );
}

function Kind({
  row: { path, isPaper, kind, section, reason },
  isLocked,
  onChange,
}: {
  row: FileRow;
  isLocked: boolean;
  onChange: (change: Partial<FileRow>) => void;
}) {
  if (reason !== null) return isPaper ? 'Document' : 'Picture';
  return (
    <div className="min-w-44">
      <Select
        aria-label={`What ${path} shows`}
        value={isPaper ? section : kind}
        disabled={isLocked}
        onChange={({ target: { value } }) => {
          const chosen = isPaper
            ? { section: SECTIONS.find(([each]) => each === value)?.[0] ?? section }
            : { kind: KINDS.find(([each]) => each === value)?.[0] ?? kind };
          onChange(chosen);
        }}
      >
        {(isPaper ? SECTIONS : KINDS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
