import type { WorthAsking as Worth } from '@manemitra/contract/besides-found';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';

/** Others that may be what was asked for, and are no part of the list. */
export function WorthAsking({ of: { text, sentence } }: { of: Worth }) {
  return (
    <p className="pb-2 text-sm sm:pb-3">
      <Link to={paths.propertyList({ q: sentence })} className={linkStyle}>
        {text}
      </Link>
    </p>
  );
}
