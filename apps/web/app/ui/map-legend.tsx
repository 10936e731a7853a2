import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';

interface LegendEntry {
  id: string;
  label: string;
  icon: ReactNode;
  /** A background utility of the colour its marks have on the map, such as `bg-kere`. */
  colourClass: string;
  /**
   * Whether our list holds any here; `null` while that is not known, absent where all are drawn. How many are drawn is not how many there are.
   */
  isHeld?: boolean | null;
  /** How far the nearest is. */
  nearest?: string | undefined;
}

/** The meanings of the marks on a map; each kind can be hidden and shown again. */
export function MapLegend({
  label,
  entries,
  shown,
  onToggle,
}: {
  label: string;
  entries: readonly LegendEntry[];
  shown: ReadonlySet<string>;
  onToggle: (id: string, isShown: boolean) => void;
}) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {entries.map((entry) => {
        const isShown = shown.has(entry.id);
        // Of what our list lacks nothing is drawn, whether it is switched on or off.
        const isDrawn = isShown && entry.isHeld !== false;
        const State = isShown ? Eye : EyeOff;
        return (
          <li key={entry.id}>
            <button
              type="button"
              aria-pressed={isShown}
              onClick={() => onToggle(entry.id, !isShown)}
              className="legend-key"
            >
              <span
                className={`flex size-7 items-center justify-center rounded-full border-2 border-transparent ${isDrawn ? `text-surface ${entry.colourClass}` : 'border-dashed border-outline text-ink-soft'}`}
              >
                {entry.icon}
              </span>
              <span className="text-left leading-tight">
                {entry.label}
                {entry.isHeld !== undefined && (
                  // As wide before it is known, so that nothing moves.
                  <span className="block min-w-[5rem] text-xs text-ink-soft">
                    {entry.isHeld === null && <span aria-hidden="true">·</span>}
                    {entry.isHeld === true && ` nearest ${entry.nearest ?? 'shown'}`}
                    {/* Of what our list lacks there may be many. */}
                    {entry.isHeld === false && ' not recorded'}
                  </span>
                )}
              </span>
              {entry.isHeld !== false && (
                <State aria-hidden="true" className="size-4 text-ink-faint" />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
