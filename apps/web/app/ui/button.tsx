import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Dots } from './dots.tsx';

/**
 * The look of a button, for buttons and for links that act like one. It stands on a plinth and sinks when
 * pressed; what cannot be pressed now is drawn dashed, without one.
 */
export const buttonStyle = cva(
  [
    'relative inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md border text-center leading-tight font-semibold transition-[color,background-color,border-color,box-shadow,transform]',
    'active:translate-y-px active:shadow-none',
    'disabled:translate-y-0 disabled:cursor-not-allowed disabled:border-dashed disabled:border-outline disabled:bg-transparent disabled:text-ink-faint disabled:shadow-none',
    'aria-busy:cursor-progress',
  ],
  {
    variants: {
      kind: {
        primary:
          'border-areca-edge bg-areca text-on-areca shadow-plinth-areca hover:bg-areca-strong',
        quiet:
          'border-outline bg-surface text-ink shadow-plinth hover:border-areca hover:text-areca',
        soft: 'border-transparent bg-areca-tint text-areca-strong hover:border-areca',
        /** One of several actions beside a primary one: its words alone. */
        plain: 'border-transparent text-ink-soft hover:bg-areca-tint hover:text-areca-strong',
        bare: 'border-transparent text-areca underline decoration-outline underline-offset-4 hover:decoration-current disabled:border-transparent disabled:no-underline',
        danger:
          'border-gulmohar-edge bg-gulmohar text-on-gulmohar shadow-plinth-gulmohar hover:bg-gulmohar-strong',
      },
      size: {
        small: 'min-h-control-small px-3 text-sm',
        normal: 'min-h-control px-4 py-1.5',
        large: 'min-h-control-large px-6 py-2 text-lg',
        icon: 'size-control',
        'small-icon': 'size-control-small',
      },
    },
    defaultVariants: { kind: 'primary', size: 'normal' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {
  /** Its work is being done: it keeps its width and its focus, and does nothing when pressed. */
  isLoading?: boolean;
}

export function Button({
  kind,
  size,
  className,
  type = 'button',
  isLoading = false,
  children,
  ...rest
}: ButtonProps) {
  if (!isLoading) {
    return (
      <button type={type} className={buttonStyle({ kind, size, className })} {...rest}>
        {children}
      </button>
    );
  }
  return (
    <button
      {...rest}
      // Not `disabled`, which would drop the focus; not "submit", which would send twice.
      type="button"
      onClick={undefined}
      aria-disabled="true"
      aria-busy="true"
      className={buttonStyle({ kind, size, className })}
    >
      <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
      <span className="absolute inset-0 flex items-center justify-center">
        <Dots />
      </span>
    </button>
  );
}

/** The look of a link in running text. */
export const linkStyle = 'text-link';
