import { EFFECT_LABELS, EFFECTS, type LadderStep, type Meaning } from '@manemitra/domain/ladder';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { SourceName } from '../source-name.tsx';

/**
 * All the standings there are, the project's own marked and unfolded. The browser's own `details`: it can
 * be read without JavaScript, and searched.
 */
export function Ladder({
  title,
  standing,
  steps,
  here,
}: {
  title: string;
  /** Where this project stands, as a sentence. */
  standing: string;
  steps: readonly LadderStep<string>[];
  /** `null` where it is not known: then no step is marked. */
  here: string | null;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="display text-xl">
        {title}
      </h3>
      <p className="text-ink-soft">{standing}</p>
      <ol className="mt-3">
        {steps.map((step) => (
          <Rung key={step.id} step={step} isHere={step.id === here} />
        ))}
      </ol>
    </section>
  );
}

function Rung({ step, isHere }: { step: LadderStep<string>; isHere: boolean }) {
  return (
    <li className="group/rung relative pl-8">
      {/* The rail from step to step, and the step on it. */}
      <span aria-hidden="true" className="rung-rail" />
      <span
        aria-hidden="true"
        className={`rung-dot ${isHere ? 'border-areca bg-areca ring-4 ring-areca-tint' : 'border-outline bg-ground'}`}
      />
      <details open={isHere} className="unfolds group">
        <summary className="rung-fold">
          <span className={`min-w-0 flex-1 ${isHere ? 'font-semibold' : ''}`}>
            {step.label}{' '}
            {isHere && (
              <span className="ml-1.5 inline-block align-middle">
                <Badge tone="areca">This project</Badge>
              </span>
            )}
          </span>
          <Plus aria-hidden="true" className="rung-sign" />
        </summary>
        <div className="pb-5">
          <p className="max-w-prose">{step.summary}</p>
          <dl className="rung-effects">
            {EFFECTS.map((effect) => (
              <div key={effect}>
                <dt>{EFFECT_LABELS[effect]}</dt>
                <Effect meaning={step.effects[effect]} />
              </div>
            ))}
          </dl>
          <p className="speaks rung-ask">
            <span className="font-semibold">Ask: </span>
            {step.ask}
          </p>
        </div>
      </details>
    </li>
  );
}

const CERTAINTY = {
  rule: 'Rule',
  practice: 'Common practice',
  unverified: 'Often said, not verified',
};

function Effect({ meaning: { text, certainty, source } }: { meaning: Meaning }) {
  return (
    <dd>
      {text}
      <span>
        {CERTAINTY[certainty]}
        {source !== null && (
          <>
            : <SourceName source={source} />
          </>
        )}
      </span>
    </dd>
  );
}
