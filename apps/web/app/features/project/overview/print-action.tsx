import { Printer } from 'lucide-react';
import { printPage } from '#web/browser/printing.ts';
import { Button } from '#web/ui/button.tsx';
import { loadParts } from '../parts/part-code.ts';

/** Everything on paper, for those who decide around a table and for their lawyer. */
export function PrintAction() {
  return (
    <div className="flex flex-col justify-between gap-x-6 gap-y-3 rounded-lg border border-hairline p-5 sm:flex-row sm:items-center lg:col-span-2 noscript:hidden print:hidden">
      <p className="leading-snug text-ink-soft">
        All eight parts, with the open questions and every source: for your family and your lawyer.
      </p>
      <Button kind="quiet" className="shrink-0" onClick={() => void printPage(loadParts)}>
        <Printer aria-hidden="true" className="size-5 shrink-0" />
        Print this project
      </Button>
    </div>
  );
}
