import { ArrowLeft, ArrowRight, LayoutList } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '#web/ui/button.tsx';
import { TruncatedText } from '#web/ui/truncated-text.tsx';

/** 56 px high (spec 9): which project, which of how many, and the way to its neighbours. */
export function ViewerBar({
  name,
  at,
  count,
  listHref,
  onTurn,
}: {
  name: string;
  at: number;
  count: number;
  listHref: string;
  onTurn: (by: 1 | -1) => void;
}) {
  return (
    <div className="sticky top-0 z-bar h-[56px] print:hidden border-b border-hairline bg-raised shadow-raised">
      <div className="mx-auto flex h-full max-w-7xl items-center gap-3 px-4 sm:px-6">
        <Link
          to={listHref}
          aria-label="Property list"
          className={buttonStyle({ kind: 'quiet', size: 'small-icon' })}
        >
          <LayoutList aria-hidden="true" className="size-5" />
        </Link>
        <div className="min-w-0 flex-1">
          <TruncatedText className="font-wide text-lg leading-tight font-semibold">
            {name}
          </TruncatedText>
        </div>
        {count > 1 && (
          <nav aria-label="Projects" className="flex shrink-0 items-center gap-2">
            <output className="figures text-sm whitespace-nowrap text-ink-soft">
              {at + 1} / {count}
            </output>
            <TurnButton label="Prev" onPress={() => onTurn(-1)} />
            <TurnButton label="Next" onPress={() => onTurn(1)} />
          </nav>
        )}
      </div>
    </div>
  );
}

function TurnButton({ label, onPress }: { label: 'Prev' | 'Next'; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={buttonStyle({ kind: 'quiet', size: 'small', className: 'max-sm:w-9 max-sm:px-0' })}
    >
      {label === 'Prev' && <ArrowLeft aria-hidden="true" className="size-4.5" />}
      <span className="max-sm:sr-only">{label}</span>
      {label === 'Next' && <ArrowRight aria-hidden="true" className="size-4.5" />}
    </button>
  );
}
