import { Dots } from '#web/ui/dots.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/** A sheet that is about to be written on. */
export function PdfLoading() {
  return (
    <div className="mx-auto flex aspect-[1/1.414] w-full max-w-[860px] items-start justify-center bg-surface pt-[20%] shadow-raised">
      <output className="flex items-center gap-2.5 text-ink-soft">
        <Dots />
        Loading PDF...
      </output>
    </div>
  );
}

export function PdfTrouble({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto max-w-xl pt-[6dvh]">
      <ErrorState
        title="Failed to load PDF. Please try again." // spec 8
        text="The paper is still where it was. You can also download it."
        onRetry={onRetry}
      />
    </div>
  );
}
