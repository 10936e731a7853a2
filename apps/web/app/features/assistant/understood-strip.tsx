import { QUERY_STALE_MS } from '@manemitra/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QueryScope } from '#web/api/query-scope.tsx';
import { httpClient } from '#web/api/http-client.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { PlainChip } from '#web/features/understanding/public.ts';
import { isSendable } from './chat-turn.ts';

const TYPING_REST_MS = 250;

/** What the sentence means so far, while it is being typed. Without an answer the strip stays quiet. */
export function UnderstoodStrip({ text }: { text: string }) {
  return (
    <QueryScope>
      <Strip text={text} />
    </QueryScope>
  );
}

function Strip({ text }: { text: string }) {
  const prompt = useDebounced(text.trim(), TYPING_REST_MS);
  const isMeaningful = isSendable(prompt) && isSendable(text);
  const { data } = useQuery({
    queryKey: ['interpret', prompt],
    queryFn: () => httpClient.interpretQuery({ body: { prompt } }),
    enabled: isMeaningful,
    placeholderData: keepPreviousData,
    staleTime: QUERY_STALE_MS,
    retry: false,
  });
  const understood = isMeaningful ? data?.interpretation : undefined;
  if (understood === undefined) return null;
  if (understood.constraints.length + understood.unread.length === 0) return null;

  return (
    <div className="border-t border-hairline px-4 py-3">
      <p className="mb-2 text-sm text-ink-faint">Understood so far</p>
      <ul className="flex flex-wrap gap-2">
        {understood.constraints.map((constraint) => (
          <li key={constraint.id}>
            <PlainChip constraint={constraint} />
          </li>
        ))}
      </ul>
      {understood.unread.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">Not used: {understood.unread.join(', ')}</p>
      )}
    </div>
  );
}
