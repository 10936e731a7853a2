import { formatMoment } from '@manemitra/domain/moments';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { ExportView } from '@manemitra/contract/staff-properties-exports';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { RefusalNotice } from '#web/features/staff/acts/refusal-notice.tsx';
import { TypedText } from '#web/features/staff/acts/typed-text.tsx';
import { useAct } from '#web/features/staff/acts/use-act.ts';
import { useAskAgain } from '#web/features/staff/acts/use-ask-again.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Radio } from '#web/ui/choice.tsx';
import { Field, FieldGroup } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { progressText, sizeText } from './export-words.ts';

const FORMATS = [
  { value: 'csv', label: 'CSV', hint: 'For any spreadsheet.' },
  { value: 'xlsx', label: 'Excel', hint: 'Numbers and dates stay what they are.' },
  { value: 'jsonl', label: 'JSON Lines', hint: 'For programs, and to import again.' },
];

/** Projects that changed lately, as a file that is made in the background and fetched when it is there. */
export function ExportsScreen({
  state,
  page,
}: {
  state: AnyListState;
  page: Loaded<{ items: ExportView[]; total: number; page: number; pageSize: number }>;
}) {
  const isMaking =
    page.kind === 'loaded' &&
    page.value.items.some(({ status }) => status === 'waiting' || status === 'running');
  useAskAgain(isMaking);
  return (
    <>
      <ScreenHead
        title="Export changed projects"
        above={[{ label: 'Projects', href: paths.staff('show-property-list') }]}
        text="What was changed in the last hours, as far as you may see it. A file is kept for seven days."
      />
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <StartForm />
        <StaffList
          label="Files"
          state={state}
          page={page}
          keyOf={({ id }) => String(id)}
          nameOf={({ id }) => `File ${id}`}
          columns={COLUMNS}
          empty={{ title: 'No files yet', text: 'Ask for one; it appears here when it is ready.' }}
        />
      </div>
    </>
  );
}

function StartForm() {
  const { Form, isSending, refused } = useAct();
  return (
    <Panel title="Make a file">
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="start" />
        <TypedText />
        <RefusalNotice refused={refused} />
        <Field
          label="Changed in the last"
          hint="24 for a day, 168 for a week."
          error={refused?.errors['hours']}
        >
          <TextInput name="hours" inputMode="numeric" defaultValue="24" suffix="hours" />
        </Field>
        <FieldGroup label="Format" error={refused?.errors['format']}>
          {FORMATS.map(({ value, label, hint }) => (
            <Radio
              key={value}
              name="format"
              value={value}
              label={label}
              hint={hint}
              defaultChecked={value === 'csv'}
            />
          ))}
        </FieldGroup>
        <Button type="submit" isLoading={isSending}>
          Make the file
        </Button>
      </Form>
    </Panel>
  );
}

function State({ file }: { file: ExportView }) {
  if (file.status === 'done') {
    return (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone="areca">Ready</Badge>
        <span className="text-sm">{progressText(file)}</span>
      </span>
    );
  }
  if (file.status === 'failed') return <Badge tone="gulmohar">Failed, ask again</Badge>;
  return (
    <output className="flex flex-wrap items-center gap-2">
      <Badge tone="haldi">Being made</Badge>
      <span className="text-sm">{progressText(file)}</span>
    </output>
  );
}

const COLUMNS: StaffColumn<ExportView>[] = [
  {
    id: 'what',
    title: 'File',
    cell: ({ hours, format }) => (
      <span>
        {format.toUpperCase()}{' '}
        <span className="font-normal text-ink-soft">last {formatIndianNumber(hours)} hours</span>
      </span>
    ),
  },
  {
    id: 'asked',
    title: 'Asked for',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatMoment(createdAt)}</span>,
  },
  { id: 'state', title: 'State', cell: (file) => <State file={file} /> },
  {
    id: 'size',
    title: 'Size',
    isNumber: true,
    cell: ({ bytes }) => (bytes === null ? '' : sizeText(bytes)),
  },
  {
    id: 'download',
    title: 'Download',
    head: <span className="sr-only">Download</span>,
    isNumber: true,
    cell: ({ downloadHref, format }) =>
      downloadHref === null ? (
        ''
      ) : (
        <a href={downloadHref} download className={buttonStyle({ kind: 'quiet', size: 'small' })}>
          Download<span className="sr-only"> {format}</span>
        </a>
      ),
  },
];
