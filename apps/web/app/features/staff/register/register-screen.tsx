import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import { megabytes } from '@manemitra/contract/limit-texts';
import { REGISTER_MAX_BYTES } from '@manemitra/contract/limits';
import type { RegisterFileView, uploadRegister } from '@manemitra/contract/staff-register';
import * as wire from '@manemitra/contract/staff-wire';
import { formatDate } from '@manemitra/domain/dates';
import { formatDay } from '@manemitra/domain/moments';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fieldErrorsIn, refusalIn } from '#web/api/problem.ts';
import { sendFile } from '#web/api/send-file.ts';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkStyle } from '#web/ui/button.tsx';
import { DropArea } from '#web/ui/drop-area.tsx';
import { Field } from '#web/ui/field.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** Saved pages and extracts of the register: a new one, and those that were brought before. */
export function RegisterScreen({
  state,
  page,
}: {
  state: AnyListState;
  page: Loaded<{ items: RegisterFileView[]; total: number; page: number; pageSize: number }>;
}) {
  return (
    <>
      <ScreenHead
        title="RERA register"
        text="Save a page of the Karnataka RERA register, and see where it differs from your projects. Nothing changes until you apply it, and you can undo it."
      />
      <UploadPanel />
      <StaffList
        label="Files of the register"
        state={state}
        page={page}
        keyOf={({ id }) => String(id)}
        nameOf={({ fileName }) => fileName}
        columns={COLUMNS}
        empty={{ title: 'No files yet', text: 'Uploaded files appear here.' }}
      />
    </>
  );
}

function UploadPanel() {
  const navigate = useNavigate();
  const [asOf, setAsOf] = useState('');
  const [sending, setSending] = useState<{ name: string; percent: number | null }>();
  const [failure, setFailure] = useState<string>();
  const bring = async (file: File): Promise<void> => {
    setFailure(undefined);
    setSending({ name: file.name, percent: 0 });
    try {
      const address = `${wire.uploadRegister}?asOf=${asOf}` as const;
      const { id } = await sendFile<EndpointAnswer<typeof uploadRegister>>(address, file, {
        signal: new AbortController().signal,
        onProgress: (percent) => setSending({ name: file.name, percent }),
      });
      await navigate(paths.staff(`rera-register/${id}`));
    } catch (error) {
      const [wrong] = Object.values(fieldErrorsIn(error));
      setFailure(wrong ?? refusalIn(error)?.message ?? 'The file did not arrive. Try it again.');
    } finally {
      setSending(undefined);
    }
  };
  return (
    <Panel
      title="Bring a page"
      text="HTML as the browser saves it, an extract as CSV or XLSX, or a PDF of the page. HTML is surest: a PDF has no cells, and what cannot be told apart is left out."
    >
      {failure !== undefined && <FailureNotice text={failure} />}
      <Field label="The day on which you saved it">
        <TextInput
          type="date"
          value={asOf}
          className="max-w-52"
          onChange={(event) => setAsOf(event.target.value)}
        />
      </Field>
      {sending === undefined ? (
        <DropArea
          text={
            asOf === ''
              ? 'First enter the day you saved it; the facts get that date.'
              : `Drop a saved page or an extract here, up to ${megabytes(REGISTER_MAX_BYTES)}.`
          }
          button="Choose a file"
          inputLabel="Page of the register"
          accept=".html,.htm,.pdf,.csv,.tsv,.txt,.xlsx,.xlsm"
          isDisabled={asOf === ''}
          onFiles={([file]) => file !== undefined && void bring(file)}
        />
      ) : (
        <Progress label={`Uploading ${sending.name}`} percent={sending.percent} />
      )}
    </Panel>
  );
}

const COLUMNS: StaffColumn<RegisterFileView>[] = [
  {
    id: 'file',
    title: 'File',
    cell: ({ id, fileName }) => (
      <Link to={paths.staff(`rera-register/${id}`)} className={`wrap-anywhere ${linkStyle}`}>
        {fileName}
      </Link>
    ),
  },
  { id: 'as-of', title: 'Saved on', cell: ({ asOf }) => formatDate(asOf) },
  { id: 'rows', title: 'Rows', isNumber: true, cell: ({ rows }) => rows },
  { id: 'matched', title: 'Matched', isNumber: true, cell: ({ matched }) => matched },
  { id: 'marked', title: 'To be seen', isNumber: true, cell: ({ marked }) => marked },
  {
    id: 'state',
    title: 'State',
    cell: (file) => <RegisterState file={file} />,
  },
  {
    id: 'by',
    title: 'Brought',
    cell: ({ startedBy, createdAt }) =>
      `${formatDay(createdAt)}, ${startedBy ?? 'from the command line'}`,
  },
];

/** How far a file of the register is. */
export function RegisterState({ file: { status, takingBack } }: { file: RegisterFileView }) {
  if (takingBack === 'done') return <Badge>Taken back</Badge>;
  if (takingBack === 'waiting') return <Badge tone="haldi">Being taken back</Badge>;
  if (status === 'applied') return <Badge tone="areca">Applied</Badge>;
  return status === 'stopped' ? (
    <Badge tone="gulmohar">Applied in part</Badge>
  ) : (
    <Badge tone="unknown">Not applied</Badge>
  );
}
