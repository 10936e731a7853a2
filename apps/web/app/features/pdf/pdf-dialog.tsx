import { ArrowLeft, ArrowRight, Download, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { CoveringDialog } from '#web/ui/covering-dialog.tsx';
import { TruncatedText } from '#web/ui/truncated-text.tsx';
import type { PdfDialogProps } from './pdf-dialog-props.ts';
import { PdfReader } from './pdf-reader.tsx';
import { zoomed } from './zoom-steps.ts';

/**
 * Papers over the page, one at a time: Back and Next lead through them, the first has no Back, the last no Next (spec 2).
 */
export function PdfDialog({ title, documents, at, onStep, opener, onClose }: PdfDialogProps) {
  const [zoom, setZoom] = useState(1);
  const frame = useRef<HTMLElement>(null);
  const shown = documents[at];
  if (shown === undefined) return null;
  const before = documents[at - 1];
  const after = documents[at + 1];

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') setZoom(zoomed(zoom, 1));
    else if (event.key === '-') setZoom(zoomed(zoom, -1));
    else if (event.key === '0') setZoom(1);
    // Across a page that is wider than the screen the arrows scroll.
    else if (event.key === 'ArrowLeft' && zoom === 1 && before !== undefined) onStep(at - 1);
    else if (event.key === 'ArrowRight' && zoom === 1 && after !== undefined) onStep(at + 1);
  };

  return (
    <CoveringDialog
      onClose={onClose}
      first={() => frame.current}
      onReturnFocus={() => opener.focus()}
      onKeyDown={onKeyDown}
      scrim="animate-appear bg-scrim"
      className="mx-auto max-w-5xl animate-appear bg-raised text-ink shadow-modal sm:inset-4 sm:rounded-xl sm:border sm:border-hairline"
    >
      <header className="flex items-center justify-between gap-2 border-b border-hairline py-1.5 pr-2 pl-4 sm:pl-5">
        <div className="min-w-0 flex-1">
          <Dialog.Title className="display text-lg leading-tight">
            <span className="sr-only">{title}: </span>
            <TruncatedText>{shown.name}</TruncatedText>
          </Dialog.Title>
        </div>
        <a
          href={shown.href}
          download=""
          className={buttonStyle({ kind: 'bare', size: 'small', className: 'min-h-10' })}
        >
          <Download aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">Download</span>
        </a>
        <Dialog.Close
          aria-label="Close"
          className="flex size-control shrink-0 cursor-pointer items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </Dialog.Close>
      </header>
      {/* Another paper begins at its first page. */}
      <PdfReader key={shown.href} paper={shown} frame={frame} zoom={zoom} onZoom={setZoom} />
      <footer className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 border-t border-hairline px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] sm:px-5">
        <span>
          {before !== undefined && (
            <Button kind="quiet" onClick={() => onStep(at - 1)}>
              <ArrowLeft aria-hidden="true" className="size-4.5" />
              Back
            </Button>
          )}
        </span>
        <output aria-label="Document" className="figures text-sm text-ink-soft">
          {at + 1} of {documents.length}
        </output>
        <span className="text-right">
          {after !== undefined && (
            <Button kind="quiet" onClick={() => onStep(at + 1)}>
              Next
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </Button>
          )}
        </span>
      </footer>
    </CoveringDialog>
  );
}
