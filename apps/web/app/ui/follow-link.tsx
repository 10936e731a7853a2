import type { ComponentProps } from 'react';

/**
 * A link that the page follows by itself: `onFollow` is called for a plain click, with the link itself; a
 * new tab, a download and a page without JavaScript use the address.
 */
export function FollowLink({
  href,
  onFollow,
  children,
  ...rest
}: ComponentProps<'a'> & {
  href: string;
  onFollow?: ((link: HTMLAnchorElement) => void) | undefined;
}) {
  return (
    <a
      href={href}
      onClick={(event) => {
        const isPlain =
          event.button === 0 &&
          !event.metaKey &&
          !event.ctrlKey &&
          !event.shiftKey &&
          !event.altKey;
        if (onFollow === undefined || !isPlain) return;
        event.preventDefault();
        onFollow(event.currentTarget);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
