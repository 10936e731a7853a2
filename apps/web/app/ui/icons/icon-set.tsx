import type { LucideIcon } from 'lucide-react';

/** Signs by the word that they stand for. */
export type IconSet = ReadonlyMap<string, LucideIcon>;

/**
 * How all of these signs look: lines of 1.75 on a grid of 24 in the colour of the text, what they enclose
 * tinted with it. They are decoration: the word stands beside them.
 */
export function TintedIcon({
  sign: Sign,
  className = 'size-6',
}: {
  sign: LucideIcon;
  className?: string | undefined;
}) {
  return (
    <Sign
      aria-hidden="true"
      className={className}
      strokeWidth={1.75}
      fill="currentColor"
      fillOpacity={0.16}
      fillRule="evenodd"
    />
  );
}
