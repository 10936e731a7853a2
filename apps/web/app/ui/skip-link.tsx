import type { MouseEvent } from 'react';

/**
 * A way past what many presses of Tab would pass, seen while it has the focus. `href` names what gets the focus, which must
 * be able to have it. Once the page is alive its address stays: another one would be another entry of the history.
 */
export function SkipLink({ href, children }: { href: `#${string}`; children: string }) {
  const skip = (event: MouseEvent): void => {
    const target = document.querySelector<HTMLElement>(href);
    if (target === null) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <a
      href={href}
      onClick={skip}
      className="sr-only rounded-md bg-areca px-4 py-3 font-semibold text-on-areca focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-40"
    >
      {children}
    </a>
  );
}
