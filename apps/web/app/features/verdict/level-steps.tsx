import { severityOf, VERDICT_LEVELS, type VerdictLevel } from '@manemitra/domain/verdict/levels';

/** Where a level stands among the four, the best first: four marks, of which its own is filled. */
export function LevelSteps({ level }: { level: VerdictLevel }) {
  return (
    <span aria-hidden="true" className="level-steps">
      {VERDICT_LEVELS.map((each) => (
        <i key={each} data-is={each === level ? '' : undefined} />
      ))}
    </span>
  );
}

/** `2 of 4`, where there is room for it, with what the ends of the scale are for who hears the page. */
export function LevelStep({ level }: { level: VerdictLevel }) {
  return (
    <span className="figures text-sm font-normal whitespace-nowrap text-ink-soft">
      {severityOf(level) + 1} of {VERDICT_LEVELS.length}
      <span className="sr-only">, where 1 is best</span>
    </span>
  );
}
