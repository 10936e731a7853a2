import type { ImportQuestion } from '@manemitra/contract/staff-import-questions';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { staffClient } from '#web/api/staff-client.ts';
import { paths } from '#web/paths.ts';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { placeWords } from './import-words.ts';
import type { Import } from './use-import.ts';

/** Rows that may be of a project that is known: a person says of which, and the source is understood so from then on. */
export function WhoseRows({ id, it }: { id: number; it: Import }) {
  const [page, ask] = useState(1);
  const [got, setGot] = useState<{ items: readonly ImportQuestion[]; total: number } | null>(null);
  useEffect(() => {
    let isOld = false;
    async function load(): Promise<void> {
      const asked = { params: { id }, query: { page } };
      // The preview says how many there are; asked for again, they come.
      const next = await staffClient.listImportQuestions(asked).catch(() => null);
      if (isOld || next === null) return;
      setGot((before) => ({
        ...next,
        items: page === 1 ? next.items : [...(before?.items ?? []), ...next.items],
      }));
    }
    void load();
    return () => {
      isOld = true;
    };
  }, [id, page]);
  if (got === null || got.total === 0) return null;
  const left = got.total - got.items.length;
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
        {got.items.map((question) => (
          <li key={question.line} className="border-t border-hairline pt-4">
            <Question
              question={question}
              onAnswer={(propertyId) => void it.answer(question.line, propertyId)}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button kind="quiet" onClick={() => ask(page + 1)}>
          Show more of these rows ({left})
        </Button>
      )}
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
