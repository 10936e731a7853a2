import type { SentCredentials } from '@manemitra/contract/staff-credentials';
import { useEffect, useRef } from 'react';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

const WAYS = { email: 'E-mail', whatsapp: 'WhatsApp', sms: 'SMS' };

/** The result for each link that was to be sent. */
export function SentReport({ sent }: { sent: readonly SentCredentials[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent.length > 0) place.current?.focus();
  }, [sent]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Panel title="What was sent" text="Each link works once. A new link replaces the one before.">
        <Table
          label="What was sent"
          isDense
          rows={sent}
          keyOf={({ userName }) => userName}
          columns={COLUMNS}
        />
      </Panel>
    </div>
  );
}

function Outcome({ outcome }: { outcome: SentCredentials['notifications'][number]['outcome'] }) {
  if (outcome === 'sent') return <Badge tone="areca">Sent</Badge>;
  if (outcome === 'no-address') return <Badge tone="unknown">No address on file</Badge>;
  return <Badge tone="gulmohar">Account not active, nothing sent</Badge>;
}

const COLUMNS: Column<SentCredentials>[] = [
  {
    id: 'name',
    title: 'To',
    cell: ({ name, userName, isNew }) => (
      <>
        {name}{' '}
        <span className="font-normal text-ink-soft">
          signs in as {userName}
          {isNew && ', account made now'}
        </span>
      </>
    ),
  },
  {
    id: 'notifications',
    title: 'Links',
    cell: ({ notifications }) => (
      <ul className="flex flex-col gap-1">
        {notifications.map(({ type, outcome, to }) => (
          <li key={type} className="flex flex-wrap items-center gap-2">
            <Outcome outcome={outcome} />
            <span>
              {WAYS[type]}
              {to !== null && ` to ${to}`}
            </span>
          </li>
        ))}
      </ul>
    ),
  },
];
