import type { OwnSession } from '@manemitra/contract/own-sessions';
import { formatMoment } from '@manemitra/domain/moments';
import { Laptop, Smartphone } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { useOutcomeFocus } from '#web/features/sign-in/public.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { SessionOutcome } from './session-actions.ts';

/** Where somebody is signed in, and the ways out: of one place, of all but this one, of all. It works without JavaScript. */
export function SignedInPlaces({
  sessions,
  outcome,
}: {
  sessions: readonly OwnSession[];
  outcome: SessionOutcome | undefined;
}) {
  const box = useOutcomeFocus(outcome);
  return (
    <div ref={box} className="flex flex-col gap-4">
      <div data-outcome tabIndex={-1} className="outline-none empty:hidden">
        {outcome?.kind === 'sessions-changed' && <Notice tone="success" text={outcome.message} />}
      </div>
      <ul className="flex flex-col">
        {sessions.map((session) => (
          <Place key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" className="flex flex-wrap gap-3">
          <ActButton wish="sign-out-elsewhere">Sign out everywhere else</ActButton>
          <ActButton wish="sign-out-everywhere">Sign out everywhere</ActButton>
        </Form>
      )}
    </div>
  );
}

function Place({
  session: { id, device, createdAt, lastUsedAt, isThis },
}: {
  session: OwnSession;
}) {
  const Icon = /iPhone|iPad|Android/.test(device ?? '') ? Smartphone : Laptop;
  const name = device ?? 'A device we do not know';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-t border-hairline py-3 first:border-0 first:pt-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-faint" />
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug font-semibold">
          {name}
          {isThis && <Badge tone="areca">this browser</Badge>}
        </p>
        <p className="figures text-sm leading-snug text-ink-soft">
          {isThis ? 'In use now' : `Last used ${formatMoment(lastUsedAt)}`}
          <span className="block">Signed in {formatMoment(createdAt)}</span>
        </p>
      </div>
      <Form method="post" className="max-sm:col-start-2">
        <input type="hidden" name="id" value={id} />
        <ActButton
          wish={isThis ? 'sign-out' : 'end-session'}
          id={id}
          label={isThis ? undefined : `Sign out ${name}, signed in ${formatMoment(createdAt)}`}
        >
          {isThis ? 'Sign out here' : 'Sign out'}
        </ActButton>
      </Form>
    </li>
  );
}

function ActButton({
  wish,
  id,
  label,
  children,
}: {
  wish: string;
  id?: string;
  label?: string | undefined;
  children: string;
}) {
  const sent = useNavigation().formData;
  const isLoading = sent?.get('do') === wish && (sent.get('id') ?? undefined) === id;
  return (
    <Button
      type="submit"
      name="do"
      value={wish}
      kind="quiet"
      size="small"
      aria-label={label}
      isLoading={isLoading}
    >
      {children}
    </Button>
  );
}
