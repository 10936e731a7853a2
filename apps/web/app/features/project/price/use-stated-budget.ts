import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { httpClient } from '#web/api/http-client.ts';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { type StatedBudget, statedBudget } from './budget.ts';

/** Several projects may be on one page, and the sentence is the same for all: it is asked about once. */
let last: { sentence: string; budget: Promise<StatedBudget | undefined> } | undefined;

function budgetOf(sentence: string): Promise<StatedBudget | undefined> {
  if (last?.sentence === sentence) return last.budget;
  const asked = httpClient.interpretQuery({ body: { prompt: sentence } });
  const budget = asked.then(({ interpretation }) => statedBudget(interpretation));
  last = { sentence, budget };
  // A sentence that could not be asked about is asked about again.
  budget.catch(() => {
    last = undefined;
  });
  return budget;
}

/**
 * The limit in the sentence of the address, else of the last search; undefined until it is known and where
 * none was named. Nothing is asked before somebody looks.
 */
export function useStatedBudget(isSeen: boolean): StatedBudget | undefined {
  const [address] = useSearchParams();
  const [lastSearch] = useStored(slots.search);
  const sentence = (address.get('q') ?? lastSearch ?? '').trim();
  const [known, setKnown] = useState<{ sentence: string; budget: StatedBudget | undefined }>();

  useEffect(() => {
    if (!isSeen || sentence === '') return;
    let isCurrent = true;
    budgetOf(sentence).then(
      (budget) => isCurrent && setKnown({ sentence, budget }),
      // The page says nothing of a limit it could not learn.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isSeen, sentence]);

  return known?.sentence === sentence ? known.budget : undefined;
}
