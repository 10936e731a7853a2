import { Search } from 'lucide-react';
import { fullAssistant } from '#web/features/assistant/public.ts';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';

/** Looks like the field that opens with it: the full-screen assistant (spec 2). It shows the last search. */
export function SearchBox() {
  const [last] = useStored(slots.search);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label="Search: open the assistant"
      onPointerEnter={fullAssistant.prepare}
      onFocus={fullAssistant.prepare}
      onClick={fullAssistant.open}
      className="mx-auto flex min-h-11 min-w-0 flex-1 cursor-text items-center gap-2.5 rounded-lg border border-outline bg-surface px-3.5 text-left text-ink-faint shadow-plinth transition-colors hover:border-areca md:max-w-xl"
    >
      <Search aria-hidden="true" className="size-5 shrink-0 text-areca" />
      <span className={`truncate ${last === null ? '' : 'text-ink-soft'}`}>
        {last ?? 'What home are you looking for?'}
      </span>
    </button>
  );
}
