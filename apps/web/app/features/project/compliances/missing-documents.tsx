import type { PropertyDetail } from '@manemitra/contract/properties';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { furtherQuestions, questionsText, toAskFor } from './question-list.ts';

/** The papers that such a project commonly has and this page does not show, each as a question to send. */
export function MissingDocuments({ detail }: { detail: PropertyDetail }) {
  const { documentGaps: gaps, documents, project, verdict } = detail;
  const further = furtherQuestions(gaps, verdict);
  const questions = [...gaps.map(({ question }) => question), ...further.map(({ ask }) => ask)];
  const isAnyShown = Object.values(documents).some((papers) => papers.length > 0);
  return (
    <section aria-labelledby="missing-documents">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 print:block">
        <div className="min-w-0 max-w-prose flex-[1_1_20rem]">
          <h3 id="missing-documents" className="display text-xl sm:text-2xl">
            {gaps.length === 0
              ? 'Not shown here: what to ask for'
              : `${toAskFor(detail)} to ask for`}
          </h3>
          <p className="text-ink-soft">
            {gaps.length > 0
              ? 'Documents that a project of this kind, authority and stage commonly has. What is not shown here may still exist: ask for it.'
              : isAnyShown
                ? 'Every document that a project of this kind, authority and stage commonly has is here. That does not mean each one is correct: have your lawyer read them.'
                : 'No document of this project is shown here. Ask for all of them, and have your lawyer read them, before you pay anything.'}
          </p>
        </div>
        {questions.length > 0 && (
          <CopyButton
            label={
              questions.length === 1
                ? 'Copy the question'
                : `Copy ${questions.length === 2 ? 'both' : `all ${questions.length}`} questions`
            }
            text={questionsText(project.name, questions)}
          />
        )}
      </div>
      {gaps.length > 0 && (
        <ol className="mt-5 grid gap-x-10 gap-y-5 @2xl:grid-cols-2 @5xl:grid-cols-3">
          {gaps.map(({ kind, name, question, why }) => (
            <li key={kind} className="border-l-[3px] border-haldi pl-3.5 leading-snug">
              <h4 className="text-lg leading-snug font-semibold wrap-anywhere">{name}</h4>
              <p className="mt-0.5 text-ink-soft">{why}</p>
              <p className="mt-1 text-sm">{question}</p>
            </li>
          ))}
        </ol>
      )}
      {further.length > 0 && (
        <>
          <h4 className="mt-6 font-semibold">Also decisive: ask before you pay</h4>
          <ul className="mt-2 grid gap-x-10 gap-y-3 @2xl:grid-cols-2 @5xl:grid-cols-3">
            {further.map(({ fact, says, ask }) => (
              <li key={fact} className="border-l-[3px] border-outline pl-3.5 leading-snug">
                {says}
                <span className="block text-sm text-ink-soft">{ask}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Says beside itself what came of it. */
function CopyButton({ label, text }: { label: string; text: string }) {
  const [outcome, setOutcome] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied. Paste it into your message.');
    } catch {
      setOutcome('Your browser did not let us copy. Select the questions below.');
    }
  };
  return (
    <div className="flex flex-col gap-1 @2xl:items-end noscript:hidden print:hidden">
      <Button kind="quiet" className="w-fit" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4.5" />
        {label}
      </Button>
      <output className="min-h-6 text-sm text-ink-soft">{outcome}</output>
    </div>
  );
}
