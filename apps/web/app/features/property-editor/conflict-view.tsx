import { formatMoment } from '@manemitra/domain/moments';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Radio } from '#web/ui/choice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Conflict, SectionState } from './editor-state.ts';
import { pathWords, valueWords } from './field-words.ts';
import { type Choices, type Difference, differencesOf } from './three-way.ts';

/** Two edits of the same fields: what each says, to be chosen field by field. The rest of both is kept. */
export function ConflictView({
  section: { base, draft },
  conflict,
  onSettle,
}: {
  section: SectionState;
  conflict: Conflict;
  onSettle: (choices: Choices) => void;
}) {
  const [choices, setChoices] = useState<Choices>({});
  const differences = differencesOf({ was: base, mine: draft, theirs: conflict.theirs });
  const conflicts = differences.filter(({ isConflict }) => isConflict);
  const kept = differences.length - conflicts.length;
  const isChosen = conflicts.every(({ id }) => choices[id] !== undefined);
  const who = conflict.by ?? 'Somebody else';
  const choose = (ids: readonly string[], side: 'mine' | 'theirs'): void =>
    setChoices((before) => ({ ...before, ...Object.fromEntries(ids.map((id) => [id, side])) }));
  const all = conflicts.map(({ id }) => id);

  return (
    <div className="flex flex-col gap-4">
      <Notice
        tone="warning"
        text={`${who} changed this section${conflict.at === null ? '' : ` on ${formatMoment(conflict.at)}`}, while you were editing it. Nothing you typed is lost: choose for each field what stays.`}
      />
      <ul className="flex flex-col gap-3">
        {conflicts.map((difference) => (
          <ConflictLine
            key={difference.id}
            difference={difference}
            whole={draft}
            theirName={conflict.by ?? 'Theirs'}
            choice={choices[difference.id]}
            onChoose={(side) => choose([difference.id], side)}
          />
        ))}
      </ul>
      {kept > 0 && (
        <p className="text-sm text-ink-soft">
          {kept === 1 ? 'One more change' : `${kept} more changes`} of only one of you{' '}
          {kept === 1 ? 'is' : 'are'} kept.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-hairline pt-4">
        <Button disabled={!isChosen} onClick={() => onSettle(choices)}>
          Save what is chosen
        </Button>
        <Button kind="bare" size="small" onClick={() => choose(all, 'mine')}>
          All mine
        </Button>
        <Button kind="bare" size="small" onClick={() => choose(all, 'theirs')}>
          All theirs
        </Button>
      </div>
    </div>
  );
}

function ConflictLine({
  difference: { id, path, was, mine, theirs },
  whole,
  theirName,
  choice,
  onChoose,
}: {
  difference: Difference;
  whole: unknown;
  theirName: string;
  choice: 'mine' | 'theirs' | undefined;
  onChoose: (side: 'mine' | 'theirs') => void;
}) {
  const option = (side: 'mine' | 'theirs', title: string, value: unknown): ReactNode => (
    <div className="min-w-0 rounded-md border border-hairline bg-surface px-3 py-1.5 has-checked:border-areca has-checked:bg-areca-tint">
      <Radio
        name={id}
        checked={choice === side}
        onChange={() => onChoose(side)}
        label={
          <>
            <span className="block text-sm text-ink-soft">{title}</span>
            <span className="figures block wrap-anywhere">{valueWords(value, path)}</span>
          </>
        }
      />
    </div>
  );
  return (
    <li>
      <fieldset className="min-w-0 rounded-lg border border-outline bg-ground p-4">
        <legend className="float-left mb-1 w-full font-semibold">{pathWords(path, whole)}</legend>
        <p className="clear-both mb-3 text-sm wrap-anywhere text-ink-soft">
          It was: {valueWords(was, path)}
        </p>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {option('mine', 'Mine', mine)}
          {option('theirs', theirName, theirs)}
        </div>
      </fieldset>
    </li>
  );
}
