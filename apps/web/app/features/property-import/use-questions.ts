import type { ImportQuestion } from '@manemitra/contract/staff-import-questions';
import { PAGE_SIZE_MAX } from '@manemitra/contract/limits';
import { useEffect, useState } from 'react';
import { staffClient } from '#web/api/staff-client.ts';

/** The rows of a file of which a person says whose they are, page after page. */
export function useQuestions(id: number) {
  const [page, ask] = useState(1);
  const [got, setGot] = useState<{ items: readonly ImportQuestion[]; total: number }>({
    items: [],
    total: 0,
  });
  useEffect(() => {
    let isOld = false;
    async function load(): Promise<void> {
      const asked = { params: { id }, query: { page, pageSize: PAGE_SIZE_MAX } };
      // The preview says how many there are; asked for again, they come.
      const next = await staffClient.listImportQuestions(asked).catch(() => null);
      if (isOld || next === null) return;
      setGot((before) => ({
        ...next,
        items: page === 1 ? next.items : [...before.items, ...next.items],
      }));
    }
    void load();
    return () => {
      isOld = true;
    };
  }, [id, page]);
  return { ...got, left: got.total - got.items.length, more: () => ask(page + 1) };
}
