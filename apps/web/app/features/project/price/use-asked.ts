import type { Limit } from '@manemitra/domain/against-limit';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { httpClient } from '#web/api/http-client.ts';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';

/** What a sentence asks of a project: the most that may be paid, and the unit type that fits. */
interface Asked {
  budget: Limit | undefined;
  unitId: string | undefined;
  /** That asks it. */
  sentence: string;
}

const NOTHING: Asked = { budget: undefined, unitId: undefined, sentence: '' };

/** Whoever opens a part again asks the same. */
let last: { question: string; asked: Promise<Asked> } | undefined;

function askedOf(slug: string, sentence: string): Promise<Asked> {
  const question = `${slug} ${sentence}`;
  if (last?.question === question) return last.asked;
  const found = httpClient.searchProperties({
    query: { ids: slug, prompt: sentence, detailsLevel: 'card' },
  });
  const asked = found.then(({ properties }) => ({
    budget: properties[0]?.limit ?? undefined,
    sentence,
    // The one that its card speaks of, worked out by the search.
    unitId: properties[0]?.home?.unitId,
  }));
  last = { question, asked };
  // A sentence that could not be asked about is asked about again.
  asked.catch(() => {
    last = undefined;
  });
  return asked;
}

/**
 * What the sentence of the address, else of the last search, asks of a project; nothing until it is known and where there is no
 * sentence. Nothing is asked before somebody looks.
 */
export function useAsked(slug: string, isSeen: boolean): Asked {
  const [address] = useSearchParams();
  const [lastSearch] = useStored(slots.search);
  const sentence = (address.get('q') ?? lastSearch ?? '').trim();
  const question = `${slug} ${sentence}`;
  const [known, setKnown] = useState<{ question: string; asked: Asked }>();

  useEffect(() => {
    if (!isSeen || sentence === '') return;
    let isCurrent = true;
    askedOf(slug, sentence).then(
      (asked) => isCurrent && setKnown({ question: `${slug} ${sentence}`, asked }),
      // The page says nothing of what it could not learn.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isSeen, slug, sentence]);

  return known?.question === question ? known.asked : NOTHING;
}
