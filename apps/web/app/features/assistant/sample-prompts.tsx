import { PROMPT_ROTATION_MS } from '@manemitra/contract/limits';
import { ArrowUpRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useReducedMotion } from '#web/browser/use-reduced-motion.ts';
import { paths } from '#web/paths.ts';
import { nextPrompt, SAMPLE_PROMPTS } from './sample-sentences.ts';

/** Sample sentences, each a link to its results. The spotlight moves until somebody looks closer. */
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
    // Looking closer only holds the highlight still; nothing here needs a pointer or a key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-labelledby="sample-prompts"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="mb-1 flex min-h-8 items-center justify-between">
        <h2 id="sample-prompts" className="text-sm font-semibold text-ink-soft">
          Or try one of these
        </h2>
        {!reducedMotion && (
          <button
            type="button"
            onClick={() => setPaused(!paused)}
            className="flex size-8 items-center justify-center rounded-sm text-ink-faint hover:text-ink"
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
      <ul className="border-t border-hairline">
        {SAMPLE_PROMPTS.map((prompt, index) => (
          <li key={prompt} className="border-b border-hairline">
            <Link
              to={paths.propertyList({ q: prompt })}
              className="group flex min-h-11 items-center gap-3 py-2 leading-snug"
            >
              <span
                aria-hidden="true"
                className={`h-6 w-1 shrink-0 rounded-full transition-colors duration-300 ${index === shown ? 'bg-tabebuia' : 'bg-transparent'}`}
              />
              <span
                className={`flex-1 transition-colors duration-300 group-hover:text-areca ${index === shown ? 'text-ink' : 'text-ink-soft'}`}
              >
                {prompt}
              </span>
              <ArrowUpRight
                aria-hidden="true"
                className="size-4 shrink-0 text-ink-faint group-hover:text-areca"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
