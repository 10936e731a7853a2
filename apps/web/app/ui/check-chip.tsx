import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/** A chip that is ticked: a checkbox that forms send without JavaScript, for choices that are short and many. */
export function CheckChip({
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className="relative inline-flex min-h-10 max-w-full cursor-pointer items-center gap-1.5 rounded-md border border-outline bg-surface px-3 leading-tight shadow-plinth transition-[color,background-color,border-color,box-shadow] hover:border-areca has-checked:border-areca has-checked:bg-areca-tint has-checked:font-semibold has-checked:text-areca-strong has-checked:shadow-plinth-areca has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-areca">
      <input type="checkbox" {...rest} className="peer absolute inset-0 cursor-pointer opacity-0" />
      <Check
        aria-hidden="true"
        strokeWidth={2.5}
        className="hidden size-4 shrink-0 peer-checked:block"
      />
      <span className="min-w-0 py-1.5 wrap-anywhere">{children}</span>
    </label>
  );
}
