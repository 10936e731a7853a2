import type { Verdict } from '@manemitra/contract/verdict';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { comparedSentence } from './compared-sentence.ts';
import { VerdictLine } from './verdict-line.tsx';

export interface JudgedProject {
  slug: string;
  project: { name: string };
  verdict: Verdict;
}

/** What the rules say of projects side by side: a sentence, then the reason of each. */
export function ComparedVerdicts({ projects }: { projects: readonly JudgedProject[] }) {
  return (
    <section
      aria-labelledby="compared-verdicts"
      className="mb-4 rounded-lg border border-hairline bg-surface px-4 py-3.5"
    >
      <h2 id="compared-verdicts" className="display text-lg">
        {comparedSentence(
          projects.map(({ project, verdict }) => ({ name: project.name, level: verdict.level })),
        )}
      </h2>
      <ul className="mt-2 flex flex-col gap-2">
        {projects.map(({ slug, project, verdict }) => (
          <li key={slug}>
            <span className="font-semibold">{project.name}</span>
            <VerdictLine verdict={verdict} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        The same rules for every project.{' '}
        <Link to={paths.howWeJudge()} className={linkStyle}>
          How we judge
        </Link>
      </p>
    </section>
  );
}
