import type { FactSourceKind } from '@manemitra/contract/staff-differences';
import { publicSource } from '@manemitra/domain/public-source';
import { SOURCE_KINDS } from '@manemitra/domain/tellings';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { RefusalNotice } from '#web/features/staff/acts/refusal-notice.tsx';
import { TypedText } from '#web/features/staff/acts/typed-text.tsx';
import { useAct } from '#web/features/staff/acts/use-act.ts';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { StaffFailure } from '#web/features/staff/shell/staff-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { KIND_WORDS } from './difference-acts.ts';

/** How far each source of facts is believed. */
export function SourcesScreen({ sources }: { sources: Loaded<{ sources: FactSourceKind[] }> }) {
  const { Form, submit, isSending, refused } = useAct();
  return (
    <>
      <ScreenHead
        title="Sources"
        text="The type of a source says how far we trust it: a weaker one never replaces a stronger one. A change of type applies to later imports only. Buyers read the name beside it; the name of a file is never shown to them."
      />
      <RefusalNotice refused={refused} />
      {sources.kind === 'failed' ? (
        <StaffFailure message={sources.message} />
      ) : sources.value.sources.length === 0 ? (
        <EmptyState title="No sources yet" text="They appear here with the first import." />
      ) : (
        <Table
          label="Sources"
          rows={sources.value.sources}
          keyOf={({ name }) => name}
          columns={columnsWith((change) => submit({ intent: 'set', ...change }), isSending)}
        />
      )}
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <TypedText />
        <input type="hidden" name="intent" value="set" />
        <Field label="A source that is still to come" error={refused?.errors['name']}>
          <TextInput name="name" maxLength={200} />
        </Field>
        <Field label="It is">
          <Select name="kind" defaultValue="portal">
            {KINDS}
          </Select>
        </Field>
        <Button type="submit" kind="quiet" isLoading={isSending}>
          Add the source
        </Button>
      </Form>
    </>
  );
}

function columnsWith(
  set: (change: { name: string; kind: string; publicName?: string }) => void,
  isBusy: boolean,
): Column<FactSourceKind>[] {
  return [
    { id: 'name', title: 'Source', cell: ({ name }) => name },
    {
      id: 'kind',
      title: 'It is',
      cell: ({ name, kind }) => (
        <Select
          aria-label={`What ${name} is`}
          value={kind}
          disabled={isBusy}
          onChange={(event) => set({ name, kind: event.target.value })}
        >
          {KINDS}
        </Select>
      ),
    },
    {
      id: 'public',
      title: 'Buyers read',
      cell: ({ name, kind, publicName }) => (
        <TextInput
          key={publicName}
          aria-label={`What buyers read instead of ${name}`}
          defaultValue={publicName ?? ''}
          placeholder={publicSource(name, () => ({ kind, publicName: null })).name}
          maxLength={200}
          disabled={isBusy}
          onBlur={({ target: { value } }) => {
            if (value.trim() !== (publicName ?? '')) set({ name, kind, publicName: value });
          }}
        />
      ),
    },
    {
      id: 'projects',
      title: 'Told of projects',
      isNumber: true,
      cell: ({ projects }) => projects,
    },
  ];
}

const KINDS = SOURCE_KINDS.map((kind) => (
  <option key={kind} value={kind}>
    {KIND_WORDS[kind]}
  </option>
));
