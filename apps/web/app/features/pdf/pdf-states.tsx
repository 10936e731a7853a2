import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
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

/** Spec 8 words it in one way for the viewer that the chat opens, in another for a project's own page. */
export function PdfTrouble({ onRetry }: { onRetry: () => void }) {
  const { title, text } =
    useLocation().pathname === paths.dashboard() ? IN_VIEWER : ON_PROJECT_PAGE;
  return (
    <div className="mx-auto max-w-xl pt-[6dvh]">
      <ErrorState title={title} text={text} onRetry={onRetry} />
    </div>
  );
}

const IN_VIEWER = {
  title: 'Failed to load PDF',
  text: 'Please check your connection and try again',
};
const ON_PROJECT_PAGE = {
  title: 'Failed to load PDF. Please try again.',
  text: 'You can try again, or download the document.',
};
