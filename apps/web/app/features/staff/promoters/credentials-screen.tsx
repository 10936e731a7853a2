import type { SentCredentials } from '@manemitra/contract/staff-credentials';
import type { StaffPromoter } from '@manemitra/contract/staff-promoters';
import { useState } from 'react';
import { NotificationFields } from '#web/features/staff/acts/notification-fields.tsx';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { RefusalNotice } from '#web/features/staff/acts/refusal-notice.tsx';
import { SentReport } from '#web/features/staff/acts/sent-report.tsx';
import { STATUS_FILTER } from '#web/features/staff/acts/status.tsx';
import { useAct } from '#web/features/staff/acts/use-act.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { useSelection } from '#web/features/staff/lists/selection.tsx';
import { StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { RemovableChip } from '#web/ui/chip.tsx';
import { FieldGroup } from '#web/ui/field.tsx';
import { PROMOTER_COLUMNS } from './promoter-columns.tsx';
import { PROMOTER_ORDERS } from './promoter-list-shape.ts';

type Sent = SentCredentials & { promoterId: number };

/** Sends promoters links to set a password: chosen from the list, over any number of its pages (spec 5). */
export function CredentialsScreen({
  state,
  page,
  chosenAtFirst,
}: {
  state: AnyListState;
  page: Loaded<{ items: StaffPromoter[]; total: number; page: number; pageSize: number }>;
  /** Promoters that the address names. */
  chosenAtFirst: readonly { key: string; name: string }[];
}) {
  const selection = useSelection(chosenAtFirst);
  const [sent, setSent] = useState<Sent[]>();
  const { Form, isSending, refused } = useAct(({ value }) => {
    setSent(value as Sent[]);
    selection.clear();
  });
  return (
    <>
      <ScreenHead
        title="Credentials for promoters"
        above={[{ label: 'Promoters', href: paths.staff('manage-promoters') }]}
        text="Each gets their own link to set a password. It works once. No password is ever sent."
      />
      {sent !== undefined && <SentReport sent={sent} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <StaffList
          label="Promoters"
          state={state}
          defaultSort="name"
          page={page}
          searchLabel="Search by name, number or contact"
          filters={[{ ...STATUS_FILTER, choices: STATUS_FILTER.choices.slice(0, -1) }]}
          sorts={PROMOTER_ORDERS}
          keyOf={({ promoterId }) => String(promoterId)}
          nameOf={({ name }) => name}
          selection={selection}
          columns={PROMOTER_COLUMNS.filter(({ id }) => ['name', 'status', 'contact'].includes(id))}
          empty={{ title: 'No promoters yet', text: 'Add one first.' }}
        />
        <div className="lg:sticky lg:top-6">
          <Panel title="Send links">
            <Form method="post" noValidate className="flex flex-col gap-5">
              <input type="hidden" name="intent" value="credentials" />
              <RefusalNotice refused={refused} />
              <Chosen selection={selection} error={refused?.errors['promoterIds']} />
              <NotificationFields error={refused?.errors['notifications']} />
              <Button type="submit" isLoading={isSending}>
                Send credentials
              </Button>
            </Form>
          </Panel>
        </div>
      </div>
    </>
  );
}

/** Who is chosen, on this page of the list or another. */
function Chosen({
  selection,
  error,
}: {
  selection: ReturnType<typeof useSelection>;
  error: string | undefined;
}) {
  const chosen = [...selection.chosen];
  return (
    <FieldGroup label={`To (${chosen.length})`} error={chosen.length === 0 ? error : undefined}>
      {chosen.length === 0 ? (
        <p className="rounded-md border border-dashed border-outline px-3 py-2 text-sm text-ink-soft">
          Nobody is chosen yet. Tick promoters in the list.
        </p>
      ) : (
        <ul className="flex max-h-64 flex-wrap gap-2 overflow-y-auto">
          {chosen.map(([key, name]) => (
            <li key={key} className="max-w-full">
              <input type="hidden" name="promoterIds" value={key} />
              <RemovableChip label={name} onRemove={() => selection.set([{ key, name }], false)} />
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}
