import { useEffect, useState } from 'react';
import { staffClient } from '#web/api/staff-client.ts';
import { Button } from '#web/ui/button.tsx';
import { type RefusedRow, RefusedRows } from './refused-rows.tsx';

/** What was refused of a file, or would be; page after page. */
export function RowsRefused({
  id,
  title,
  onTakeIn,
}: {
  id: number;
  title: string;
  /** Before the import: a row that somebody left out comes in after all. */
  onTakeIn?: (line: number) => void;
}) {
  const [page, ask] = useState(1);
  const [got, setGot] = useState<{ rows: readonly RefusedRow[]; total: number } | null>(null);
  useEffect(() => {
    let isOld = false;
    async function load(): Promise<void> {
      try {
        const { items, total } = await staffClient.listRefusedRows({
          params: { id },
          query: { page },
        });
        if (isOld) return;
        setGot((before) => ({
          rows: before === null || page === 1 ? items : [...before.rows, ...items],
          total,
        }));
      } catch {
        // The button stays, and so does what is shown.
      }
    }
    void load();
    return () => {
      isOld = true;
    };
  }, [id, page]);
  if (got === null) return null;
  const left = got.total - got.rows.length;
  return (
    <>
      <RefusedRows title={title} {...got} {...(onTakeIn && { onTakeIn })} />
      {left > 0 && (
        <Button kind="quiet" onClick={() => ask(page + 1)}>
          Show more of what was left out ({left})
        </Button>
      )}
    </>
  );
}
