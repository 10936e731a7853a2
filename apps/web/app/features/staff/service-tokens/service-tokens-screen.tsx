import { formatDay, formatMoment } from '@manemitra/domain/moments';
import type { ServiceToken } from '@manemitra/contract/staff-service-tokens';
import { useState } from 'react';
import { ConfirmDialog } from '#web/features/staff/acts/confirm-dialog.tsx';
import { EditForm } from '#web/features/staff/acts/edit-form.tsx';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { StaffFailure } from '#web/features/staff/shell/staff-failure.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FieldGroup } from '#web/ui/field.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { NewToken } from './new-token.tsx';

interface Made {
  token: string;
  serviceToken: ServiceToken;
}

/** Tokens with which programs import and export: made, shown once, revoked (spec 5). */
export function ServiceTokensScreen({ tokens }: { tokens: Loaded<{ items: ServiceToken[] }> }) {
  const [made, setMade] = useState<Made>();
  return (
    <>
      <ScreenHead
        title="Service tokens"
        text="For programs that import or export without a person. Whoever has a token can use it, so give one to one program only."
      />
      {made !== undefined && (
        <NewToken
          key={made.serviceToken.id}
          token={made.token}
          serviceId={made.serviceToken.serviceId}
        />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Panel title="Make a token">
          <EditForm
            key={made?.serviceToken.id ?? ''}
            intent="create"
            fields={[
              {
                name: 'serviceId',
                label: 'Service',
                hint: 'Names the program that will use it.',
                isLong: true,
              },
              {
                name: 'expiresInDays',
                label: 'Works for so many days',
                value: '90',
                hint: 'From 1 to 365.',
                isLong: true,
              },
            ]}
            verb="Generate token"
            onDone={({ value }) => setMade(value as Made)}
          >
            <FieldGroup label="May">
              <Checkbox name="scopes" value="import" label="Import projects" defaultChecked />
              <Checkbox name="scopes" value="export" label="Export projects" defaultChecked />
            </FieldGroup>
          </EditForm>
        </Panel>
        {tokens.kind === 'failed' ? (
          <StaffFailure message={tokens.message} />
        ) : (
          <TokenTable tokens={tokens.value.items} />
        )}
      </div>
    </>
  );
}

function TokenTable({ tokens }: { tokens: readonly ServiceToken[] }) {
  const [revoked, setRevoked] = useState<ServiceToken>();
  if (tokens.length === 0) {
    return <EmptyState title="No tokens yet" text="No program can import or export." />;
  }
  return (
    <>
      <Table
        label="Service tokens"
        isDense
        unknown="Never"
        rows={tokens}
        keyOf={({ id }) => String(id)}
        columns={columnsWith(setRevoked)}
      />
      {revoked !== undefined && (
        <ConfirmDialog
          title={`Revoke the token of ${revoked.serviceId}?`}
          text="The program that uses it is refused from now on. This cannot be undone; another token can be made."
          verb="Revoke token"
          values={{ intent: 'revoke', id: String(revoked.id) }}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </>
  );
}

function State({ token: { state } }: { token: ServiceToken }) {
  if (state === 'active') return <Badge tone="areca">Active</Badge>;
  return state === 'expired' ? (
    <Badge tone="unknown">Expired</Badge>
  ) : (
    <Badge tone="gulmohar">Revoked</Badge>
  );
}

function columnsWith(revoke: (token: ServiceToken) => void): Column<ServiceToken>[] {
  return [
    {
      id: 'service',
      title: 'Service',
      cell: ({ serviceId }) => <span className="wrap-anywhere">{serviceId}</span>,
    },
    { id: 'state', title: 'State', cell: (token) => <State token={token} /> },
    { id: 'scopes', title: 'May', cell: ({ scopes }) => scopes.join(', ') },
    {
      id: 'expires',
      title: 'Until',
      cell: ({ expiresAt }) => <span className="whitespace-nowrap">{formatDay(expiresAt)}</span>,
    },
    {
      id: 'used',
      title: 'Last used',
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? null : formatMoment(lastUsedAt)),
    },
    {
      id: 'made',
      title: 'Made',
      cell: ({ createdAt, createdBy }) => (
        <span className="text-sm">
          {formatDay(createdAt)}
          {createdBy !== null && ` by ${createdBy}`}
        </span>
      ),
    },
    {
      id: 'actions',
      title: 'Actions',
      head: <span className="sr-only">Actions</span>,
      isNumber: true,
      isMenu: 'wide',
      cell: (token) =>
        token.state === 'active' ? (
          <Button
            kind="quiet"
            size="small"
            aria-label={`Revoke the token of ${token.serviceId}`}
            onClick={() => revoke(token)}
          >
            Revoke
          </Button>
        ) : (
          ''
        ),
    },
  ];
}
