import { PROMPT_ROTATION_MS } from '@manemitra/contract/limits';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useReducedMotion } from '#web/browser/use-reduced-motion.ts';
import { paths } from '#web/paths.ts';
import { nextPrompt, SAMPLE_PROMPTS } from './sample-sentences.ts';

/** Sample sentences as chips, each a link to its results. The spotlight moves until somebody looks closer. */
export function SamplePrompts() {
  const [shown, setShown] = useState(0);
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  const reducedMotion = useReducedMotion();
  const rests = held || paused || reducedMotion;

  useEffect(() => {
    if (rests) return undefined;
    const timer = setInterval(() => setShown(nextPrompt), PROMPT_ROTATION_MS);
    return () => clearInterval(timer);
  }, [rests]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- looking closer only holds the spotlight still; nothing here needs a pointer or a key
    <section
      aria-labelledby="sample-prompts"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="mb-1.5 flex min-h-8 items-center justify-between">
        <h2 id="sample-prompts" className="text-sm font-semibold text-ink-soft">
          Or try one of these
        </h2>
        {!reducedMotion && (
          <button
            type="button"
            onClick={() => setPaused(!paused)}
            className="flex size-8 cursor-pointer items-center justify-center rounded-sm text-ink-faint hover:text-ink"
            aria-label={paused ? 'Resume the highlight' : 'Pause the highlight'}
          >
            {paused ? (
              <Play aria-hidden="true" className="size-4" />
            ) : (
              <Pause aria-hidden="true" className="size-4" />
            )}
          </button>
        )}
      </div>
      <ul className="flex flex-col items-start gap-2">
        {SAMPLE_PROMPTS.map((prompt, index) => (
          <li key={prompt} className="max-w-full">
            <Link
              to={paths.propertyList({ q: prompt })}
              data-lit={index === shown ? '' : undefined}
              className="flex min-h-11 items-center rounded-lg rounded-bl-none border border-outline bg-surface px-4 py-2 leading-snug text-pretty text-ink-soft shadow-plinth transition-colors duration-slow hover:border-areca hover:text-areca active:translate-y-px active:shadow-none data-lit:border-areca data-lit:bg-areca-tint data-lit:text-ink data-lit:hover:text-areca"
            >
              {prompt}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
