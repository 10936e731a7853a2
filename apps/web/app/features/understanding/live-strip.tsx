import { partsOf } from '@manemitra/contract/address';
import { QUERY_STALE_MS } from '@manemitra/contract/limits';
import type { contract } from '@manemitra/contract/contract';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import { interpretQuery } from '@manemitra/contract/wire';
import { eachOnce } from '@manemitra/domain/list-words';
import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { follow } from '#web/api/http-client.ts';
import { QueryScope } from '#web/api/query-scope.tsx';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { PlainChip } from './plain-chip.tsx';
import { wishText } from './strength.ts';

const { path: INTERPRET } = partsOf(interpretQuery);
const TYPING_REST_MS = 250;

type Understood = EndpointAnswer<(typeof contract)['interpretQuery']>;

interface Writing {
  text: string;
  previous?: Interpretation | undefined;
}

/** The chips of a sentence once the typing rests. Without an answer the strip stays quiet. */
export function LiveStrip({ text, previous }: Writing) {
  return (
    <QueryScope>
      <Strip text={text} previous={previous} />
    </QueryScope>
  );
}

function Strip({ text, previous }: Writing) {
  const prompt = useDebounced(text.trim(), TYPING_REST_MS);
  const isSomething = prompt !== '' && text.trim() !== '';
  const { data } = useQuery({
    queryKey: ['interpret', prompt, previous],
    // The signal ends a call that a later sentence has overtaken.
    queryFn: ({ signal }) => follow<Understood>('POST', INTERPRET, { prompt, previous }, signal),
    enabled: isSomething,
    placeholderData: keepPreviousData,
    staleTime: QUERY_STALE_MS,
    retry: false,
  });
  const understood = isSomething ? data?.interpretation : undefined;
  if (understood === undefined) return null;
  const { unread } = understood;
  // What the search said before has its chips on the page; here they would move aside for each new one.
  const constraints = understood.constraints.filter(
    ({ id, label }) => !previous?.constraints.some((one) => one.id === id && one.label === label),
  );
  const wishes = understood.alternatives?.map(wishText) ?? [];
  const saidBefore = previous?.alternatives?.map(wishText) ?? [];
  const alternatives = wishes.join() === saidBefore.join() ? [] : wishes;
  if (constraints.length + alternatives.length + unread.length === 0) return null;
  const assumed = eachOnce(
    everyConstraint(understood).flatMap((constraint) => constraint.assumed ?? []),
  );

  return (
    <section
      aria-label="Understood so far"
      data-understood=""
      className="mt-1 rounded-lg border border-outline bg-surface px-4 py-3 wrap-anywhere shadow-lg"
    >
      <p className="mb-2 text-sm text-ink-faint">Understood so far</p>
      <ul className="flex flex-wrap gap-2">
        {constraints.map((constraint) => (
          <li key={constraint.id}>
            <PlainChip constraint={constraint} />
          </li>
        ))}
      </ul>
      {alternatives.length > 0 && (
        <p className="mt-2 leading-snug">
          <span className="text-ink-soft">One of: </span>
          {alternatives.join(' or ')}
        </p>
      )}
      {assumed.length > 0 && <p className="mt-2 text-sm text-ink-soft">{assumed.join(' ')}</p>}
      {unread.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">Not used: {unread.join(', ')}</p>
      )}
    </section>
  );
}
