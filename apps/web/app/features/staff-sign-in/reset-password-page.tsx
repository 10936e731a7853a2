import { PASSWORD_LINK_HOURS } from '@manemitra/contract/limits';
import { Form, Link, useNavigation } from 'react-router';
import { SignInFrame, useOutcomeFocus } from '#web/features/sign-in/public.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import type { PasswordSet } from './set-password.ts';

/** Setting a password with the link that was sent for it (spec 2). It works without JavaScript. */
export function ResetPasswordPage({
  userName,
  hasToken,
  outcome,
}: {
  /** As in the link: a promoter's id, or the user name of other staff. */
  userName: string;
  hasToken: boolean;
  outcome: PasswordSet | undefined;
}) {
  if (!hasToken || outcome?.kind === 'link-over') return <LinkOver isCut={!hasToken} />;
  return <PasswordForm userName={userName} outcome={outcome} />;
}

function PasswordForm({
  userName,
  outcome,
}: {
  userName: string;
  outcome: PasswordSet | undefined;
}) {
  const isSending = useNavigation().state !== 'idle';
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const box = useOutcomeFocus(refused);
  return (
    <SignInFrame
      title="Set your password"
      lead="Then you sign in with it. Wherever you are signed in now, you will be signed out."
      beside={[
        'At least 12 characters. A short sentence is easy to remember and hard to guess.',
        'Avoid passwords that many people use, and your own user name. Any kind of characters will do.',
        'Keep it to yourself. We never ask for it.',
      ]}
      pose="pointing"
    >
      <div ref={box}>
        <div data-outcome tabIndex={-1} className="outline-none not-empty:mb-5">
          {refused !== undefined && refused.error === undefined && (
            <FailureNotice text={refused.message} />
          )}
        </div>
        <Form method="post" noValidate className="flex flex-col gap-5">
          <NewPasswordField name="password" own={[userName]} error={refused?.error} />
          <Button type="submit" size="large" isLoading={isSending} className="w-full">
            Set the password
          </Button>
        </Form>
      </div>
    </SignInFrame>
  );
}

function LinkOver({ isCut }: { isCut: boolean }) {
  return (
    <SignInFrame
      title={isCut ? 'A part of this link is missing' : 'This link no longer works'}
      lead={
        isCut
          ? 'Mail programs sometimes break a long address into two lines. Open the link from the message itself, or copy all of it.'
          : `It has already been used, or it is older than ${PASSWORD_LINK_HOURS} hours. Your password has not changed.`
      }
      beside={[
        `A link works once, within ${PASSWORD_LINK_HOURS} hours, and a newer one replaces it.`,
        'Set a password already? Then sign in with it.',
      ]}
      pose="sorry"
    >
      <p>
        Ask whoever gave you the account for a new link. Only they can send one: nobody else, and no
        form here, can open your account.
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Link to={paths.admin()} className={buttonStyle()}>
          Go to the login
        </Link>
      </p>
    </SignInFrame>
  );
}
