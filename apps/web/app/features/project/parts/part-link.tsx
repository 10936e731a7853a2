import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useCarried } from '#web/browser/found-by.ts';
import type { Shown } from './parts.ts';
import { usePartAddress } from './use-parts.ts';

/** A link to another part of the same project, or to all of them. */
export function PartLink({
  part,
  hash = '',
  ...rest
}: {
  part: Shown;
  /** A place in it. */
  hash?: string;
} & Omit<ComponentProps<typeof Link>, 'to'>) {
  const addressOf = usePartAddress();
  return <Link to={addressOf(part) + hash} state={useCarried()} preventScrollReset {...rest} />;
}
