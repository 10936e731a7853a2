import { formatDate } from '@manemitra/domain/dates';
import {
  VERDICT_LEVELS,
  VERDICT_MEANINGS,
  type VerdictLevel,
} from '@manemitra/domain/verdict/levels';
import type { Basis, Rule } from '@manemitra/domain/verdict/rule';
import type { ReactNode } from 'react';
import { TableOfContents } from '#web/features/reading/public.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { LevelBadge } from './level-badge.tsx';
import { RULE_GROUPS, type RuleGroup } from './rule-groups.ts';

const PRINCIPLES = [
  'The rules below are all there are. They are the same for every project, and the program that judges reads this same list.',
  'Nobody can pay for a verdict, for a better one or for silence.',
  'A verdict is no score. The worst reason decides and is named first; a good fact does not outweigh a bad one, so each rule says what it allows at best. Of several reasons that lead to one level, the first is the one whose fact comes first on this page.',
  'What is not known is never good and never bad. It keeps a project from “Strong”, and takes it no lower than “Ask first”.',
  'Projects of the demonstration are invented. They are judged as if their numbers were in the register.',
  'A verdict states facts and rules. It says nothing of anybody’s intentions, and it is no legal advice.',
  'A builder can answer a fact with a document. When the fact changes, the verdict changes with it.',
];

/** Every rule of the verdicts, from the table that judges. */
export function HowWeJudgePage({ children }: { children: ReactNode }) {
  const contents = [
    { id: 'levels', title: 'The four levels, the best first' },
    { id: 'principles', title: 'What holds for all' },
    ...RULE_GROUPS.map(({ fact, title }) => ({ id: `rules-${fact}`, title })),
  ];
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-12">
      <header className="max-w-3xl">
        <p className="font-semibold text-areca">Verdicts</p>
        <h1 className="reading-title mt-2">How we judge</h1>
        <p className="mt-4 text-lg text-ink-soft">
          Each project has one of four verdicts. This page lists every rule behind them, with its
          source where a law or a practice stands behind it, and says so where the rule is our own.
        </p>
      </header>
      <div className="mt-8 grid grid-cols-1 gap-8 border-t border-hairline pt-8 lg:grid-cols-[15rem_minmax(0,44rem)] lg:gap-16">
        <div className="lg:sticky lg:top-6 lg:self-start">
          <TableOfContents sections={contents} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Titled id="levels" title="The four levels, the best first">
            <dl className="mt-3 flex flex-col gap-3">
              {VERDICT_LEVELS.map((level) => (
                <div key={level}>
                  <dt>
                    <LevelBadge level={level} />
                  </dt>
                  <dd className="mt-1">{VERDICT_MEANINGS[level]}</dd>
                </div>
              ))}
            </dl>
          </Titled>
          <Titled id="principles" title="What holds for all">
            <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5">
              {PRINCIPLES.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Titled>
          {RULE_GROUPS.map((group) => (
            <Group key={group.fact} group={group} />
          ))}
          {children}
        </div>
      </div>
    </div>
  );
}

function Titled({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <h2 id={`${id}-title`} className="display text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Group({ group: { fact, title, note, rules, gaps } }: { group: RuleGroup }) {
  return (
    <Titled id={`rules-${fact}`} title={title}>
      {note !== undefined && <p className="mt-2 text-ink-soft">{note}</p>}
      <ul className="mt-3 flex flex-col border-t border-hairline">
        {rules.map((rule) => (
          <RuleEntry key={rule.id} rule={rule} />
        ))}
        {gaps.map(({ says, ask }) => (
          <li key={says} className="border-b border-dashed border-outline py-3 leading-snug">
            <Allows level="ask-first" />
            <p className="mt-1.5">{says}</p>
            <p className="mt-1 text-sm text-ink-soft">
              <span className="font-semibold">Ask: </span>
              {ask}
            </p>
          </li>
        ))}
      </ul>
    </Titled>
  );
}

function RuleEntry({ rule: { level, rule, change, basis } }: { rule: Rule }) {
  return (
    <li className="border-b border-hairline py-3 leading-snug">
      <Allows level={level} />
      <p className="mt-1.5">{rule}</p>
      {change !== null && (
        <p className="mt-1 text-sm text-ink-soft">
          <span className="font-semibold">What would change it: </span>
          {change}
        </p>
      )}
      <p className="mt-1 text-sm text-ink-soft">
        <BasisText basis={basis} />
      </p>
    </li>
  );
}

/** A rule speaks of one fact: the verdict on a project is the worst of what all allow. */
function Allows({ level }: { level: VerdictLevel }) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      {level === 'strong' ? 'Allows' : 'At best'}
      <LevelBadge level={level} />
    </p>
  );
}

const KINDS = {
  law: 'Law',
  report: 'Reported by',
  practice: 'Common practice',
  own: 'Our own rule: no law says so.',
};

function BasisText({ basis: { kind, source, readOn } }: { basis: Basis }) {
  if (source === null) return KINDS[kind];
  return (
    <>
      {KINDS[kind]}
      {kind === 'report' ? ' ' : ': '}
      {source.url === null ? (
        source.name
      ) : (
        <a href={source.url} rel="noreferrer" className={`wrap-anywhere ${linkStyle}`}>
          {source.name}
        </a>
      )}
      {readOn === null ? '.' : `, read on ${formatDate(readOn)}.`}
    </>
  );
}
