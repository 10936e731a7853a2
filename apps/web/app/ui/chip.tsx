import { cva, type VariantProps } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

const chipStyle = cva(
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-sm border px-2.5 text-base leading-tight',
  {
    variants: {
      tone: {
        plain: 'border-hairline bg-surface text-ink',
        areca: 'border-transparent bg-areca-tint text-areca-strong',
        haldi: 'border-transparent bg-haldi-tint text-haldi',
        gulmohar: 'border-transparent bg-gulmohar-tint text-gulmohar',
        tabebuia: 'border-transparent bg-tabebuia-tint text-tabebuia',
        /** An undisclosed fact. */
        unknown: 'border-dashed border-outline bg-transparent text-ink-soft',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

type Tone = VariantProps<typeof chipStyle>;

/** A short fact. */
export function Chip({ tone, icon, children }: Tone & { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={chipStyle({ tone })}>
      {icon}
      <span className="min-w-0 py-1 wrap-anywhere">{children}</span>
    </span>
  );
}

/** A wish that can be taken on and off. */
export function ToggleChip({
  isOn,
  onToggle,
  disabled = false,
  children,
}: {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={disabled}
      onClick={() => onToggle(!isOn)}
      className="choice-chip"
    >
      {isOn && <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={2.5} />}
      <span className="min-w-0 py-1.5 wrap-anywhere">{children}</span>
    </button>
  );
}

/** A wish that can be dropped. */
export function RemovableChip({
  tone,
  label,
  onRemove,
}: Tone & { label: string; onRemove: () => void }) {
  return (
    <span className={chipStyle({ tone, className: 'min-h-10 pr-1' })}>
      <span className="min-w-0 py-1 wrap-anywhere">{label}</span>
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove ${label}`}
        className="flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-sm transition-colors hover:bg-ink/10"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
