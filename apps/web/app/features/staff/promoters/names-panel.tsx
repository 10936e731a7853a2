import type { PromoterNames } from '@manemitra/contract/staff-promoter-names';
import { PROMOTER_NAME_KINDS, type PromoterNameKind } from '@manemitra/domain/promoter-name-kinds';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '#web/features/staff/acts/confirm-dialog.tsx';
import { RefusalNotice } from '#web/features/staff/acts/refusal-notice.tsx';
import { TypedText } from '#web/features/staff/acts/typed-text.tsx';
import { useAct } from '#web/features/staff/acts/use-act.ts';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { paths } from '#web/paths.ts';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const KINDS: Readonly<Record<PromoterNameKind, string>> = {
  company: 'A company of the brand',
  former: 'A former name',
  spelling: 'Another spelling',
};

/** By which names a brand is known, and promoters that may be the same one. */
export function NamesPanel({
  promoterId,
  name,
  known: { names, alike },
}: {
  promoterId: number;
  name: string;
  known: PromoterNames;
}) {
  const { Form, submit, isSending, refused } = useAct();
  const subject = { promoterId: String(promoterId) };
  return (
    <Panel
      title="Names"
      text="Imports and searches find this promoter by any of these names. Each project keeps the name its source gave."
    >
      {names.length > 0 && (
        <Table
          label="Other names"
          rows={names}
          keyOf={({ slug }) => slug}
          columns={columnsWith(
            (slug) => submit({ ...subject, intent: 'remove-name', slug }),
            isSending,
          )}
        />
      )}
      <RefusalNotice refused={refused} />
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <TypedText />
        <input type="hidden" name="intent" value="add-name" />
        <input type="hidden" name="promoterId" value={promoterId} />
        <Field label="Another name" error={refused?.errors['name']}>
          <TextInput name="name" maxLength={160} />
        </Field>
        <Field label="It is">
          <Select name="kind" defaultValue="company">
            {PROMOTER_NAME_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KINDS[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Its registration, if known">
          <TextInput name="registrationNumber" maxLength={120} />
        </Field>
        <Button type="submit" kind="quiet" isLoading={isSending}>
          Add the name
        </Button>
      </Form>
      {alike.length > 0 && <Alike name={name} subject={subject} alike={alike} />}
    </Panel>
  );
}

function columnsWith(
  remove: (slug: string) => void,
  isBusy: boolean,
): Column<PromoterNames['names'][number]>[] {
  return [
    { id: 'name', title: 'Name', cell: ({ name }) => name },
    { id: 'kind', title: 'It is', cell: ({ kind }) => KINDS[kind] },
    {
      id: 'registration',
      title: 'Registration',
      cell: ({ registrationNumber }) => registrationNumber ?? 'Not known',
    },
    { id: 'projects', title: 'Projects', isNumber: true, cell: ({ projects }) => projects },
    {
      id: 'actions',
      title: 'Change',
      cell: ({ slug, name, projects }) =>
        projects === 0 ? (
          <Button size="small" kind="quiet" disabled={isBusy} onClick={() => remove(slug)}>
            Remove
            <span className="sr-only">: {name}</span>
          </Button>
        ) : null,
    },
  ];
}

function Alike({
  name,
  subject,
  alike,
}: {
  name: string;
  subject: { promoterId: string };
  alike: PromoterNames['alike'];
}) {
  const [asked, ask] = useState<PromoterNames['alike'][number]>();
  return (
    <>
      <h3 className="font-semibold">May be the same</h3>
      <ul className="flex flex-col gap-2">
        {alike.map((other) => (
          <li key={other.promoterId} className="flex flex-wrap items-center gap-3">
            <Link
              to={paths.staff('promoter-account-management', {
                promoter: String(other.promoterId),
              })}
              className={`wrap-anywhere ${linkStyle}`}
            >
              {other.name}
            </Link>
            <Button size="small" kind="quiet" onClick={() => ask(other)}>
              Merge into this one…<span className="sr-only">: {other.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <ConfirmDialog
          title={`Merge ${asked.name} into ${name}?`}
          text={`${asked.name} becomes a name of ${name}. Its projects, past projects, complaints, requests and accounts move there, and those who sign in for it see all projects of ${name}. This cannot be undone.`}
          verb="Merge them"
          values={{ ...subject, intent: 'merge', other: String(asked.promoterId) }}
          isDanger={false}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
