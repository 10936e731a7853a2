import type { ImportQuestion } from '@manemitra/contract/staff-import-questions';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { BuildersAsked } from './builders-asked.tsx';
import { placeWords } from './import-words.ts';
import type { Import } from './use-import.ts';
import { useQuestions } from './use-questions.ts';

/** Rows that may be of a project that is known: a person says of which, and the source is understood so from then on. */
export function WhoseRows({ view, it }: { view: ImportView; it: Import }) {
  const { items, left, more } = useQuestions(view.id);
  const isOfNobody = ({ candidates, answer }: ImportQuestion) =>
    candidates.length === 0 && answer === null;
  const asked = items.filter((question) => !isOfNobody(question));
  return (
    <>
      {asked.length > 0 && <Known asked={asked} it={it} />}
      <BuildersAsked
        asked={items.filter(isOfNobody)}
        said={view.builders}
        onSay={(builders) => void it.choose({ builders })}
      />
      {left > 0 && (
        <Button kind="quiet" onClick={more}>
          Show more of these rows ({left})
        </Button>
      )}
    </>
  );
}

function Known({ asked, it }: { asked: readonly ImportQuestion[]; it: Import }) {
  return (
    <section
      aria-labelledby="whose-rows"
      className="flex flex-col gap-4 rounded-lg border border-hairline bg-surface p-5"
    >
      <div>
        <h2 id="whose-rows" className="display text-xl">
          Are these projects you already have?
        </h2>
        <p className="mt-0.5 max-w-prose text-ink-soft">
          Until you answer, such a row is a new project, or stays out where it names no builder. A
          project that you have keeps its name. Your answer is remembered for this source.
        </p>
      </div>
      <ul className="flex flex-col gap-4">
        {asked.map((question) => (
          <li key={question.line} className="border-t border-hairline pt-4">
            <Question
              question={question}
              onAnswer={(propertyId) => void it.answer(question.line, propertyId)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Question({
  question: { project, builder, candidates, canBeNew, answer, ...place },
  onAnswer,
}: {
  question: ImportQuestion;
  onAnswer: (propertyId: number | null) => void;
}) {
  const isOwn = answer !== null && answer.propertyId === null;
  // What was said can be said otherwise.
  const said = answer === null ? 'I' : 'No, i';
  const called = `${project}${builder === null ? ', builder not said' : ` of ${builder}`}`;
  return (
    <div className="flex flex-col gap-3">
      <p className="wrap-anywhere">
        <span className="text-ink-soft">{placeWords(place)}</span> {called}
      </p>
      <ul className="flex max-w-3xl flex-col gap-4">
        {candidates.map(({ id, name, builder: by, locality, evidence }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="min-w-52 flex-1 text-sm wrap-anywhere">
              <p>
                <Link to={paths.staff(`modify-component/${id}`)} className={linkStyle}>
                  {name}
                </Link>
                {[by && ` of ${by}`, locality && `, ${locality}`].join('')}{' '}
                <span className="text-ink-soft">(project {id})</span>
              </p>
              {evidence.length > 0 && <p className="text-ink-soft">{evidence.join('. ')}.</p>}
            </div>
            {answer?.propertyId === id ? (
              <p className="text-sm font-semibold">You said: it is this one.</p>
            ) : (
              <Button kind="quiet" size="small" onClick={() => onAnswer(id)}>
                {said}t is this one
                <span className="sr-only">
                  : {name}, project {id}
                </span>
              </Button>
            )}
          </li>
        ))}
        {(canBeNew || isOwn) && (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-52 flex-1 text-sm text-ink-soft">
              {candidates.length === 1 ? 'Not that one' : 'None of these'}
            </p>
            {isOwn ? (
              <p className="text-sm font-semibold">You said: it is a new project.</p>
            ) : (
              <Button kind="quiet" size="small" onClick={() => onAnswer(null)}>
                {said}t is a new project
                <span className="sr-only">: {called}</span>
              </Button>
            )}
          </li>
        )}
      </ul>
    </div>
  );
}
