import { CODE_MINUTES } from '@manemitra/contract/limits';
import { withoutRingCodes } from '@manemitra/domain/ring-words';
import { formatPhone } from '@manemitra/domain/phone-display';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { httpClient } from '#web/api/http-client.ts';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { askForCode, proveHere, sendAgain } from '#web/features/sign-in/public.ts';
import { paths } from '#web/paths.ts';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Dialog, OverlayClose } from '#web/ui/dialog.tsx';
import { Field, FieldGroup } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import { type Means, textsOf } from './ask.ts';
import type { LeadDialogProps } from './lead-dialog-props.ts';
import type { SentAlong } from './prepared.ts';
import { sendLead } from './send-lead.ts';

const FORM = 'lead-form';

/**
 * Asks whether and how a buyer wants to be contacted, and says who will get their number. A visitor proves a number on the
 * way without losing their choices. After sending it closes, whatever the result (spec 4).
 */
export function LeadDialog({
  ask,
  project,
  prepared,
  first,
  isOpen,
  onClose,
  onReturnFocus,
}: LeadDialogProps) {
  const [user] = useStored(slots.user);
  const [means, setMeans] = useState<Means>(first);
  const [typed, setTyped] = useState('');
  const [codeTo, setCodeTo] = useState<string>();
  const [error, setError] = useState<string>();
  const [doing, setDoing] = useState<'nothing' | 'sending-code' | 'proving' | 'submitting'>(
    'nothing',
  );
  const isGivenUp = useRef(false);
  const texts = textsOf(ask, project);
  const hasMeans = means.call || means.whatsapp;
  // While a number is being proved and sent, who signs in by it changes nothing that is on the screen.
  const isAtCode = codeTo !== undefined;
  const isKnown = user !== null && !isAtCode;
  const isBusy = doing !== 'nothing';

  const submit = async (): Promise<void> => {
    setDoing('submitting');
    showToast(await sendLead(ask, project, means, prepared));
    onClose();
  };

  const sendCode = async (): Promise<void> => {
    setDoing('sending-code');
    const asked = await askForCode(httpClient, { phone: typed });
    setDoing('nothing');
    if (asked.kind === 'refused') {
      setError(asked.errors.phone ?? asked.message);
      return;
    }
    setError(undefined);
    setCodeTo(asked.mobileNumber);
    setTyped('');
  };

  const sendAnother = async (mobileNumber: string): Promise<void> => {
    setDoing('sending-code');
    const again = await sendAgain(httpClient, mobileNumber);
    setDoing('nothing');
    setError(again.kind === 'refused' ? again.message : undefined);
    setTyped('');
  };

  const prove = async (mobileNumber: string): Promise<void> => {
    setDoing('proving');
    const proved = await proveHere(httpClient, mobileNumber, typed);
    setError(proved.kind === 'refused' ? (proved.error ?? proved.message) : undefined);
    // Somebody who went back meanwhile is signed in, but has not requested a call.
    if (proved.kind === 'signed-in' && !isGivenUp.current) await submit();
    else setDoing('nothing');
  };

  const goOn = (): void => {
    if (!hasMeans || isBusy) return;
    if (isAtCode) void prove(codeTo);
    else void (isKnown ? submit() : sendCode());
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (open) return;
        isGivenUp.current = true;
        onClose();
      }}
      onReturnFocus={onReturnFocus}
      title={texts.title}
      description={prepared.consent.text}
      actions={
        <>
          <OverlayClose asChild>
            <Button kind="bare">Not now</Button>
          </OverlayClose>
          {doing === 'submitting' ? (
            <Button disabled>Submitting...</Button>
          ) : (
            <Button type="submit" form={FORM} disabled={!hasMeans} isLoading={isBusy}>
              {isKnown || isAtCode ? texts.action : 'Send me a code'}
            </Button>
          )}
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        {project.isDemonstration && (
          <Notice
            tone="info"
            text="A demonstration: the project and its promoter are invented, so nobody will call."
          />
        )}
        {texts.lead !== undefined && <p className="leading-snug">{texts.lead}</p>}
        <FieldGroup
          label={texts.question}
          error={hasMeans ? undefined : 'Choose at least one way to be reached.'}
        >
          <Checkbox
            label="Call me"
            checked={means.call}
            disabled={isBusy}
            onChange={({ target }) => setMeans({ ...means, call: target.checked })}
          />
          <Checkbox
            label="Write to me on WhatsApp"
            checked={means.whatsapp}
            disabled={isBusy}
            onChange={({ target }) => setMeans({ ...means, whatsapp: target.checked })}
          />
        </FieldGroup>
        {prepared.sentAlong !== undefined && (
          <Checkbox
            label="Send along what I searched for"
            hint={searchText(prepared.sentAlong)}
            checked={means.search}
            disabled={isBusy}
            onChange={({ target }) => setMeans({ ...means, search: target.checked })}
          />
        )}
        {isKnown && (
          <p>
            Your number: <span className="figures font-semibold">{user.phone}</span>
          </p>
        )}
        {!isKnown && !isAtCode && (
          <Field
            label="Your mobile number"
            hint="We’ll text you a code, so nobody else can use your number."
            error={error}
          >
            <TextInput
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="98765 43210"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        )}
        {isAtCode && (
          <>
            <CodeField
              ref={focusOnce}
              label="The code we sent you"
              hint={`Six digits, sent to ${formatPhone(codeTo)}. They work for ${CODE_MINUTES} minutes.`}
              error={error}
              placeholder="6 digits"
              className="w-full"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <p className="-mx-3 -mt-2 flex flex-wrap gap-x-2">
              <Button
                kind="bare"
                size="small"
                disabled={isBusy}
                onClick={() => void sendAnother(codeTo)}
              >
                Send a new code
              </Button>
              <Button
                kind="bare"
                size="small"
                disabled={isBusy}
                onClick={() => {
                  setTyped(codeTo);
                  setCodeTo(undefined);
                  setError(undefined);
                }}
              >
                Use another number
              </Button>
            </p>
          </>
        )}
        {!isAtCode && (
          <p className="text-sm text-ink-soft">
            See who has your number, or take it back, under{' '}
            <Link to={paths.myEnquiries()} className={linkStyle}>
              Who has my number
            </Link>
            .
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** What is sent along, as the recipient will read it. */
function searchText({ sentence, home }: SentAlong): string {
  return home === undefined
    ? `“${withoutRingCodes(sentence)}”`
    : `“${withoutRingCodes(sentence)}”, and the home that fits it: ${home.label}`;
}

/** Whoever asked for the code types it next. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
