import { PASSWORD_LINK_HOURS } from '@manemitra/contract/limits';
import { STAFF_ROLES } from '@manemitra/contract/access';
import { useEffect } from 'react';
import { Form, Link, useLocation, useNavigate, useNavigation } from 'react-router';
import { shownName, type Signed } from '#web/api/session-start.ts';
import { pathOfOwnDraft } from '#web/browser/draft.ts';
import { useInBrowser } from '#web/browser/use-in-browser.ts';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { SignInFrame, useOutcomeFocus } from '#web/features/sign-in/public.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle, linkStyle } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FailureNotice, Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { AppCode } from './second-factor-forms.tsx';
import type { StaffSignIn } from './sign-in-staff.ts';
import { tellFailedLogin } from './tell-login.ts';

const BESIDE = [
  'For builders, sellers and ManeMitra staff who have an account.',
  `No password yet, or forgotten? Ask whoever gave you the account for a new link. It works once, within ${PASSWORD_LINK_HOURS} hours.`,
  'Buyers sign in with their mobile number, in the chat on the first page.',
];

/** The door of staff: builders, sellers and whoever administers (spec 2). It works without JavaScript. */
export function AdminPage({
  signedIn,
  hasNewPassword,
  outcome,
}: {
  /** Staff who are signed in already. */
  signedIn: Signed | undefined;
  /** Whether they come from setting a password. */
  hasNewPassword: boolean;
  outcome: StaffSignIn | undefined;
}) {
  if (signedIn !== undefined) return <SignedIn account={signedIn} />;
  return <CredentialsForm hasNewPassword={hasNewPassword} outcome={outcome} />;
}

function CredentialsForm({
  hasNewPassword,
  outcome,
}: {
  hasNewPassword: boolean;
  outcome: StaffSignIn | undefined;
}) {
  const { pathname, state } = useLocation() as {
    pathname: string;
    state: { userName?: string } | null;
  };
  const navigation = useNavigation();
  // After a refusal the page reloads behind the form: input and submissions meanwhile count.
  const isSending =
    navigation.state === 'submitting' ||
    (navigation.state === 'loading' && navigation.location.pathname !== pathname);
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const box = useOutcomeFocus(refused);
  useLeavingAfterFailure(refused);
  // A toast says it instead where there are toasts.
  const isToast = useIsAlive() && refused?.why === 'login';
  const hasMessage = refused !== undefined && !isToast && Object.keys(refused.errors).length === 0;
  return (
    <SignInFrame
      title="Builder and seller login"
      lead="Look after your projects, their documents and pictures, and answer the buyers who asked for you."
      beside={BESIDE}
    >
      <div ref={box}>
        <div data-outcome tabIndex={-1} className="outline-none not-empty:mb-5">
          {hasMessage && <FailureNotice text={refused.message} />}
          {hasNewPassword && !hasMessage && (
            <Notice tone="success" text="Your password is set. Sign in with it." />
          )}
        </div>
        <Form method="post" noValidate className="flex flex-col gap-5">
          <Field label="User name" error={refused?.errors.userName}>
            <TextInput
              name="userName"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={refused?.typed.userName ?? state?.userName}
            />
          </Field>
          <Field label="Password" error={refused?.errors.password}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <Field label="Role" isOptional error={refused?.errors.role}>
            <Select name="role" defaultValue={refused?.typed.role ?? ''}>
              <option value="">The role of my account</option>
              {STAFF_ROLES.map((role) => (
                <option key={role} value={role}>
                  {ROLE_NAMES[role]}
                </option>
              ))}
            </Select>
          </Field>
          {refused?.asksForCode === true && (
            <AppCode
              hint="Of your authenticator app, or a recovery code."
              error={refused.errors.code}
            />
          )}
          <Button type="submit" size="large" isLoading={isSending} className="w-full">
            Sign in
          </Button>
        </Form>
        <p className="mt-5 text-ink-soft">
          Not with us yet?{' '}
          <Link to={paths.sellerSignup()} className={linkStyle}>
            List your projects
          </Link>
        </p>
      </div>
    </SignInFrame>
  );
}

/**
 * Spec 4 sends a failed login to the dashboard, like a successful one; the toast leads back to the form, with the user name.
 * If the login was not checked (too many tries, no connection), that is said here instead.
 */
function useLeavingAfterFailure(refused: (StaffSignIn & { kind: 'refused' }) | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (refused?.why !== 'login') return;
    const { userName } = refused.typed;
    tellFailedLogin(() => void navigate(paths.admin(), { state: { userName } }));
    void navigate(paths.dashboard());
  }, [refused, navigate]);
}

function SignedIn({ account }: { account: Signed }) {
  // Restores what a session's end interrupted, if they signed in meanwhile in another tab.
  const interrupted = useInBrowser(pathOfOwnDraft, undefined);
  const isSending = useNavigation().state !== 'idle';
  return (
    <SignInFrame
      title={`You are signed in, ${shownName(account)}`}
      lead={`Your role is ${account.role}.`}
      beside={BESIDE.slice(0, 1)}
    >
      <Form method="post" className="flex flex-wrap gap-3">
        <Link to={interrupted ?? paths.staff()} className={buttonStyle()}>
          Go on
        </Link>
        <Link to={paths.staff('account')} className={buttonStyle({ kind: 'quiet' })}>
          Your account
        </Link>
        <Button type="submit" name="do" value="sign-out" kind="quiet" isLoading={isSending}>
          Sign out
        </Button>
      </Form>
    </SignInFrame>
  );
}

const ROLE_NAMES: Record<(typeof STAFF_ROLES)[number], string> = {
  admin: 'Admin',
  promoter: 'Promoter',
  operator: 'Operator',
};
