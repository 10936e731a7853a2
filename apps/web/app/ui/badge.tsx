import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badgeStyle = cva('badge', {
  variants: {
    tone: {
      plain: 'border-transparent bg-sunken text-ink-soft',
      areca: 'border-transparent bg-areca-tint text-areca-strong',
      haldi: 'border-transparent bg-haldi-tint text-haldi',
      gulmohar: 'border-transparent bg-gulmohar-tint text-gulmohar',
      tabebuia: 'border-transparent bg-tabebuia-tint text-tabebuia',
      unknown: 'border-dashed border-outline text-ink-soft',
    },
  },
  defaultVariants: { tone: 'plain' },
});

/** A state in one word, beside what it is the state of. Its word says it; the colour helps. */
export function Badge({
  tone,
  icon,
  children,
}: VariantProps<typeof badgeStyle> & { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={badgeStyle({ tone })}>
      {icon}
      {children}
    </span>
  );
}
