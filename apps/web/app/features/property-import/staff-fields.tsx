import { useEffect, useId, useState } from 'react';
import { staffClient } from '#web/api/staff-client.ts';
import { Table } from '#web/ui/table.tsx';
import { placeWords } from './import-words.ts';
import type { RefusedRow } from './refused-rows.tsx';

interface StaffField extends RefusedRow {
  outcome: 'kept' | 'replaced';
}

const OUTCOMES = { kept: 'Kept as staff set it', replaced: 'Taken from the file' };

/** Fields that staff had set and the file tells otherwise: nothing of theirs goes without a word. */
export function StaffFields({ id, total }: { id: number; total: number }) {
  const heading = useId();
  const [fields, setFields] = useState<readonly StaffField[]>([]);
  useEffect(() => {
    let isOld = false;
    async function load(): Promise<void> {
      try {
        const { items } = await staffClient.listStaffFields({ params: { id }, query: {} });
        if (!isOld) setFields(items);
      } catch {
        // The heading says how many there are, and loading the page again asks again.
      }
    }
    void load();
    return () => {
      isOld = true;
    };
  }, [id]);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="display mb-3 text-xl">
        Fields that staff had set
      </h2>
      <p className="mb-3 max-w-prose text-ink-soft">
        The file tells {total === 1 ? 'one field' : `${total} fields`} otherwise. What staff set
        stays, unless the source of the row is of a later day.
      </p>
      {fields.length > 0 && (
        <Table
          label="Fields that staff had set"
          rows={fields}
          keyOf={({ line, field }) => `${line} ${field}`}
          columns={[
            { id: 'line', title: 'Row', cell: placeWords },
            { id: 'project', title: 'Project', cell: ({ project }) => project ?? '' },
            { id: 'field', title: 'Field', cell: ({ field }) => field },
            { id: 'outcome', title: 'Now', cell: ({ outcome }) => OUTCOMES[outcome] },
            { id: 'reason', title: 'Why', cell: ({ reason }) => reason },
          ]}
        />
      )}
    </section>
  );
}
