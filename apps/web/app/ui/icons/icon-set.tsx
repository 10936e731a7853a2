import type { LucideIcon } from 'lucide-react';

/** Signs by the word that they stand for. */
export type IconSet = ReadonlyMap<string, LucideIcon>;

/**
 * The style of all these icons: lines of 1.75 on a grid of 24 in the colour of the text, enclosed areas tinted with it. They
 * are decoration: the word is beside them.
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
