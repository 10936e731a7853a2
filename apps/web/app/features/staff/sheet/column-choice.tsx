import type { SheetColumn } from '@manemitra/contract/staff-properties-sheet';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Drawer } from '#web/ui/dialog.tsx';

/** Which facts the sheet shows; the choice stands in the address. */
export function ColumnChoice({
  columns,
  shown,
}: {
  columns: readonly SheetColumn[];
  shown: readonly string[];
}) {
  const [isOpen, open] = useState(false);
  const [params, setParams] = useSearchParams();
  const show = (names: readonly string[]): void => {
    const next = new URLSearchParams(params);
    next.set('columns', names.join(','));
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Drawer
      title="Facts of the sheet"
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <Button kind="quiet" size="small">
          Choose facts
        </Button>
      }
      actions={<Button onClick={() => open(false)}>Done</Button>}
    >
      <div className="flex flex-col">
        {columns.map(({ name, title }) => (
          <Checkbox
            key={name}
            label={title}
            checked={shown.includes(name)}
            disabled={shown.length === 1 && shown.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              show(checked ? [...shown, name] : shown.filter((each) => each !== name))
            }
          />
        ))}
      </div>
    </Drawer>
  );
}
