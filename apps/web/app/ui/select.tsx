import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field.tsx';

/** The browser's own select in our look: it works without JavaScript and uses the phone's picker. */
export function Select({ className = '', children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={`relative flex ${className}`}>
      <select
        {...useFieldControl()}
        {...rest}
        className={`own-select appearance-none truncate pr-10 ${controlStyle}`}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
