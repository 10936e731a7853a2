import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle, linkStyle } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { FieldGroup } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type LeadProject, nameOf, textsOf } from './ask.ts';
import type { PlainAsk } from './plain-ask.ts';

/** Asks in the page what the dialog asks: for browsers without JavaScript, and those that have not loaded it yet. */
export function PlainAskForm({
  asked: { ask, consent, number, refusal, wish },
  project,
  slug,
  answer,
}: {
  asked: PlainAsk;
  project: LeadProject;
  slug: string;
  answer: { isSent: boolean; message: string } | undefined;
}) {
  const { title, lead, question, action } = textsOf(ask, project);
  const here = paths.project(slug, { ask: nameOf(ask) });
  if (wish !== undefined) {
    return (
      <Frame title={wish} slug={slug}>
        <p>This asks for homes, not for a service of this project.</p>
        <Link to={paths.propertyList({ q: wish })} className={linkStyle}>
          Search for it
        </Link>
      </Frame>
    );
  }
  if (refusal !== undefined) {
    return (
      <Frame title={title} slug={slug}>
        <Notice tone="info" text={refusal} />
      </Frame>
    );
  }
  if (answer?.isSent === true) {
    return (
      <Frame title={title} slug={slug}>
        <Notice tone="success" text={answer.message} />
        <Link to={paths.myEnquiries()} className={linkStyle}>
          Who has my number
        </Link>
      </Frame>
    );
  }
  return (
    <Frame title={title} slug={slug}>
      {project.isDemonstration && (
        <Notice
          tone="info"
          text="A demonstration: the project and its promoter are invented, so nobody will call."
        />
      )}
      {lead !== undefined && <p>{lead}</p>}
      <p>{consent.text}</p>
      {number === null ? (
        <p>
          <Link to={paths.verification(here)} className={buttonStyle()}>
            Confirm your number first
          </Link>
        </p>
      ) : (
        <Form method="post" action={here} className="flex flex-col items-start gap-4">
          <input type="hidden" name="recipient" value={consent.recipient} />
          <FieldGroup label={question} error={answer === undefined ? undefined : answer.message}>
            <Checkbox name="call" label="Call me" defaultChecked />
            <Checkbox name="whatsapp" label="Write to me on WhatsApp" />
          </FieldGroup>
          <p>
            Your number: <span className="figures font-semibold">{number}</span>
          </p>
          <Button type="submit">{action}</Button>
        </Form>
      )}
    </Frame>
  );
}

function Frame({ title, slug, children }: { title: string; slug: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="plain-ask"
      className="mx-auto mb-4 flex w-[calc(100%-2rem)] max-w-2xl flex-col gap-3 rounded-lg border border-hairline bg-surface p-5 print:hidden"
    >
      <h2 id="plain-ask" className="display text-xl">
        {title}
      </h2>
      {children}
      <Link to={paths.project(slug)} className={`self-start ${linkStyle}`}>
        Close
      </Link>
    </section>
  );
}
