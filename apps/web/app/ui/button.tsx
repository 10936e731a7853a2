import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The look of a button, for buttons and for links that act like one. */
export const buttonStyle = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50',
  {
    variants: {
      kind: {
        primary: 'bg-areca text-on-areca hover:bg-areca-strong',
        quiet: 'border border-outline bg-surface text-ink hover:border-areca hover:text-areca',
        bare: 'text-areca underline decoration-hairline underline-offset-4 hover:decoration-current',
      },
      size: { normal: 'min-h-11 px-4', small: 'min-h-9 px-3', icon: 'size-11' },
    },
    defaultVariants: { kind: 'primary', size: 'normal' },
  },
);

export function Button({
  kind,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & VariantProps<typeof buttonStyle>) {
  return <button type={type} className={buttonStyle({ kind, size, className })} {...rest} />;
}
