import type { Verdict } from '@manemitra/contract/verdict';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { comparedSentence } from './compared-sentence.ts';

export interface JudgedProject {
  project: { name: string; status: string | null };
  verdict: Verdict;
}

/** The verdicts of projects side by side, in a sentence; each reason is in its column. */
export function ComparedVerdicts({ projects }: { projects: readonly JudgedProject[] }) {
  return (
    <>
      <h2 className="display max-w-4xl text-lg leading-snug text-pretty wrap-anywhere sm:text-2xl">
        {comparedSentence(
          projects.map(({ project, verdict }) => ({
            name: project.name,
            level: verdict.level,
            status: project.status,
          })),
        )}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        The same rules for every project.{' '}
        <Link to={paths.howWeJudge()} className={linkStyle}>
          How we judge
        </Link>
      </p>
    </>
  );
}
