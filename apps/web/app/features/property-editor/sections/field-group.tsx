import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Fields of one subject under its heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-hairline pt-5 first:border-t-0 first:pt-0">
      <legend className="display float-left mb-4 w-full text-lg">{title}</legend>
      <div className="clear-both grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** Entries of which there may be none or many, each removed by a button of its own. */
export function FieldRows({
  label,
  add,
  error,
  count,
  onAdd,
  onRemove,
  children,
}: {
  label: string;
  add: string;
  error: string | undefined;
  count: number;
  onAdd: () => void;
  onRemove: (at: number) => void;
  children: (at: number) => ReactNode;
}) {
  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      {count > 0 && (
        <ul aria-label={label} className="flex flex-col gap-3">
          {Array.from({ length: count }, (_, at) => (
            // An entry has no name of its own, and its text is what is being typed.
            // oxlint-disable-next-line react/no-array-index-key -- the place is what it is known by
            <li key={at} className="flex items-start gap-2 rounded-md bg-ground p-3">
              <div className="grid min-w-0 flex-1 grid-cols-1 gap-3 sm:grid-cols-2">
                {children(at)}
              </div>
              <Button
                kind="quiet"
                size="icon"
                className="mt-8"
                aria-label={`Remove ${label.toLowerCase().replace(/s$/, '')} ${at + 1}`}
                onClick={() => onRemove(at)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="text-sm text-gulmohar empty:hidden">
        {error}
      </p>
      <Button kind="soft" size="small" className="self-start" onClick={onAdd}>
        <Plus aria-hidden="true" className="size-4" />
        {add}
      </Button>
    </div>
  );
}
