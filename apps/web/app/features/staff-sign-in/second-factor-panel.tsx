import { useOutcomeFocus } from '#web/features/sign-in/public.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { FailureNotice, Notice } from '#web/ui/notice.tsx';
import type { FactorOutcome } from './second-factor.ts';
import { BeginFactor, ConfirmFactor, RemoveFactor } from './second-factor-forms.tsx';

/** The second step at sign-in: setting it up, what to keep when it is on, taking it away. It works without JavaScript. */
export function SecondFactorPanel({
  factor: { onSince, recoveryCodesLeft },
  outcome,
}: {
  factor: { onSince: string | null; recoveryCodesLeft: number };
  outcome: FactorOutcome | undefined;
}) {
  const box = useOutcomeFocus(outcome);
  const errors = outcome?.kind === 'factor-refused' ? outcome.errors : {};
  const isBegun = onSince === null && outcome?.kind === 'factor-begun';
  return (
    <div ref={box} className="flex flex-col gap-5">
      <div data-outcome tabIndex={-1} className="outline-none empty:hidden">
        {outcome?.kind === 'factor-off' && <Notice tone="success" text={outcome.message} />}
        {outcome?.kind === 'factor-on' && <RecoveryCodes codes={outcome.recoveryCodes} />}
        {outcome?.kind === 'factor-refused' && outcome.message !== '' && (
          <FailureNotice text={outcome.message} />
        )}
        {isBegun && <InApp secret={outcome.secret} link={outcome.link} />}
      </div>
      {isBegun && <ConfirmFactor {...outcome} />}
      {onSince === null && !isBegun && <BeginFactor errors={errors} />}
      {onSince !== null && <RemoveFactor errors={errors} recoveryCodesLeft={recoveryCodesLeft} />}
    </div>
  );
}

function InApp({ secret, link }: { secret: string; link: string }) {
  return (
    <div className="speaks border border-kere bg-kere-tint p-4">
      <p>
        Add an account to your authenticator app and type this key, or{' '}
        <a href={link} className={linkStyle}>
          open the app on this device
        </a>
        .
      </p>
      <p className="mt-2 font-mono text-lg break-words">{secret.match(/.{1,4}/g)?.join(' ')}</p>
    </div>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="speaks border border-areca bg-areca-tint p-4">
      <p className="font-semibold text-areca-strong">
        It is on. Write down these recovery codes: they are shown only this once.
      </p>
      <p className="mt-1">Each signs you in once if you lose the app.</p>
      <ul className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
