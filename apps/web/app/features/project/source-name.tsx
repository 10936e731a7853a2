import type { FactSource } from '@manemitra/contract/property-detail';
import { linkStyle } from '#web/ui/button.tsx';

/** Where something was read: a link, where there is one to follow. */
export function SourceName({ source: { name, url } }: { source: FactSource['source'] }) {
  if (url === null) return <span className="source">{name}</span>;
  return (
    <a href={url} rel="noreferrer" className={`source ${linkStyle}`}>
      {name}
    </a>
  );
}
