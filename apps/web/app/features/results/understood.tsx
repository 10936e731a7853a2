import { PROMPT_MAX_LENGTH } from '@manemitra/contract/limits';
import type { Sort } from '@manemitra/query/criteria';
import {
  everyConstraint,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { wishText } from '#web/features/understanding/public.ts';
import { Alternatives } from './alternatives.tsx';
import { isSaidIn, retype, without, withoutAlternative, withStrength } from './chip-edits.ts';
import { chipSteps } from './chip-steps.ts';
import { ConstraintChip } from './constraint-chip.tsx';
import { assumedLines, intentNote } from './result-words.ts';
import { SENTENCE_ID } from './limits-line.tsx';
import { ReadSentence } from './read-sentence.tsx';
import { RetypeForm } from './retype-form.tsx';
import { useChipEdit } from './use-chip-edit.ts';

/** The understood wishes: chips to change, and what was assumed, left out or must be asked. */
export function Understood({
  sentence,
  interpretation,
  sort,
  isListFound,
}: {
  sentence: string;
  interpretation: Interpretation;
  sort: Sort | undefined;
  /** A list follows, which says under "Why these?" what was filled in: it stands in the meanings too, and the homes are what is looked for. */
  isListFound: boolean;
}) {
  const edit = useChipEdit(sort);
  const navigate = useNavigate();
  const [retyped, setRetyped] = useState<string>();
  const { constraints, alternatives, unread, questions } = interpretation;
  const assumed = assumedLines(interpretation);
  const filledIn = wishText(constraints.filter((one) => one.assumed !== undefined));
  const note = intentNote(interpretation);
  const chipOf = (constraint: Constraint, isOfAlternative = false) =>
    retyped === constraint.id ? (
      <RetypeForm
        constraint={constraint}
        onCancel={() => setRetyped(undefined)}
        onDone={(words) => {
          setRetyped(undefined);
          const q = retype(sentence, constraint, words).slice(0, PROMPT_MAX_LENGTH);
          void navigate(paths.propertyList({ q, sort }));
        }}
      />
    ) : (
      <ConstraintChip
        constraint={constraint}
        isOfAlternative={isOfAlternative}
        isBusy={edit.isPending}
        onStrength={(strength) =>
          edit.mutate(withStrength(interpretation, constraint.id, strength))
        }
        onDrop={() => edit.mutate(without(interpretation, constraint.id))}
        steps={chipSteps(constraint).map(({ label, change }) => ({
          label,
          onTake: () => edit.mutate(change(interpretation)),
        }))}
        onRetype={isSaidIn(sentence, constraint) ? () => setRetyped(constraint.id) : undefined}
      />
    );

  return (
    <section
      aria-labelledby={SENTENCE_ID}
      aria-busy={edit.isPending}
      className="flex min-w-0 flex-col gap-2"
    >
      <h2 id={SENTENCE_ID} className="sr-only">
        What we understood
      </h2>
      <ReadSentence sentence={sentence} constraints={constraints} chipOf={chipOf} />
      {isListFound && filledIn !== '' && filledIn.length <= LINE && (
        // On a phone the meanings are heard and not seen; what was filled in decides who is here.
        <p
          aria-hidden="true"
          className="figures -mt-1 text-sm leading-tight text-ink-soft sm:hidden"
        >
          Read as: {filledIn}
        </p>
      )}
      {note !== undefined && <p className="text-ink-soft">{note}</p>}
      {everyConstraint(interpretation).length === 0 && note === undefined && (
        <p className="text-ink-soft">
          Nothing in this sentence narrows the search, so every project is listed.
        </p>
      )}
      {alternatives !== undefined && (
        <Alternatives
          alternatives={alternatives}
          isBesideOthers={constraints.length > 0}
          isBusy={edit.isPending}
          chipOf={(constraint) => chipOf(constraint, true)}
          onDrop={(at) => edit.mutate(withoutAlternative(interpretation, at))}
        />
      )}
      {edit.isError && <FailureNotice text={edit.error.message} />}
      {assumed.length > 0 && !isListFound && (
        <ul className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {assumed.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      )}
      {unread.length > 0 && <Unread words={unread.join(', ')} />}
      {questions.map((question) => (
        <div
          key={`${question.about} ${question.text}`}
          className="rounded-md border border-hairline bg-surface p-3"
        >
          <p className="mb-2 font-semibold">{question.text}</p>
          <ul className="flex flex-wrap gap-2">
            {question.choices.map((choice) => (
              <li key={choice.sentence}>
                <Link
                  to={paths.propertyList({ q: choice.sentence, sort })}
                  className="inline-flex min-h-10 items-center rounded-md border border-outline px-3 hover:border-areca hover:text-areca"
                >
                  {choice.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Letters of one line of a phone: more would push a home off the first screen, and stand in the bar above the cards. */
const LINE = 40;

/** More letters than this stand before the homes only when they are unfolded. */
const MOST_UNREAD = 160;

/** The words that no search uses. A whole story takes two lines until it is unfolded. */
function Unread({ words }: { words: string }) {
  const said = (
    <>
      Not understood or not used: <span className="text-ink">{words}</span>
    </>
  );
  const place = 'border-l-2 border-tabebuia pl-3 text-sm text-ink-soft wrap-anywhere';
  if (words.length <= MOST_UNREAD) return <p className={place}>{said}</p>;
  return (
    <details className={`group/unread ${place}`}>
      <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span className="line-clamp-2 group-open/unread:line-clamp-none print:line-clamp-none">
          {said}
        </span>
        <span className={`group-open/unread:hidden print:hidden ${linkStyle}`}>Show all of it</span>
      </summary>
    </details>
  );
}
