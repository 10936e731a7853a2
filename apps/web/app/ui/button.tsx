import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Dots } from './dots.tsx';

/** The look of a button (`styles/button.css`), for buttons and for links that act like one. */
export const buttonStyle = cva('button', {
  variants: {
    kind: {
      primary: 'button-primary',
      quiet: 'button-quiet',
      soft: 'button-soft',
      plain: 'button-plain',
      bare: 'button-bare',
      danger: 'button-danger',
    },
    size: {
      small: 'button-small',
      normal: 'min-h-control px-4 py-1.5',
      large: 'min-h-control-large px-6 py-2 text-lg',
      icon: 'size-control',
      'small-icon': 'size-control-small',
    },
  },
  defaultVariants: { kind: 'primary', size: 'normal' },
});

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
