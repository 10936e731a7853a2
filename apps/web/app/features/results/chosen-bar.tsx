import { X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { clearChosen } from './chosen.ts';
import { useChosenActions } from './use-chosen-actions.ts';

/** What is chosen to be viewed together and what can be done with it; nothing while nothing is chosen. */
export function ChosenBar() {
  const { chosen, view, compare } = useChosenActions();
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label="Chosen projects"
      data-bottom-bar=""
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-outline bg-raised p-2.5 pl-4 shadow-floating"
    >
      <div className="min-w-0 flex-1">
        <output className="figures block font-semibold">{chosen.length} selected</output>
        <p className="hidden truncate text-sm text-ink-soft sm:block">
          {chosen.map(({ name }) => name).join(', ')}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Button size="small" onClick={view}>
          View {chosen.length === 1 ? 'it' : `all ${String(chosen.length)}`}
        </Button>
        {/* Not "Compare", which the bar above says of what was added there. */}
        <Button size="small" kind="quiet" onClick={compare}>
          Compare selected
        </Button>
        <Button
          size="small-icon"
          kind="bare"
          aria-label="Clear the selection"
          onClick={clearChosen}
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </section>
  );
}
