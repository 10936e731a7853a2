/** Style of panels that open beside their trigger and leave the page usable. */
export const floatingStyle =
  'z-floating max-w-[calc(100vw-1.5rem)] rounded-md border border-outline bg-raised text-ink shadow-floating data-[state=closed]:animate-sink data-[state=open]:animate-rise';
