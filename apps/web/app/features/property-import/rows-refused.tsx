import { useEffect, useState } from 'react';
import { staffClient } from '#web/api/staff-client.ts';
import { type RefusedRow, RefusedRows } from './refused-rows.tsx';

/** The first rows of a file that were refused, or would be. */
export function RowsRefused({ id, title, total }: { id: number; title: string; total: number }) {
  const [rows, setRows] = useState<readonly RefusedRow[] | null>(null);
  useEffect(() => {
    let isOld = false;
    async function load(): Promise<void> {
      try {
        const { items } = await staffClient.listRefusedRows({ params: { id }, query: {} });
        if (!isOld) setRows(items);
      } catch {
        // The file holds them all, and its link stands above.
      }
    }
    void load();
    return () => {
      isOld = true;
    };
  }, [id]);
  return rows === null ? null : <RefusedRows title={title} rows={rows} total={total} />;
}
