import type { FactSource } from '@manemitra/contract/property-detail';
import { linkStyle } from '#web/ui/button.tsx';

/** Where something was read: a link, where there is one to follow. */
export function SourceName({ source: { name, url } }: { source: FactSource['source'] }) {
  if (url === null) return <span className="whitespace-normal wrap-anywhere">{name}</span>;
  return (
    <a href={url} rel="noreferrer" className={`whitespace-normal wrap-anywhere ${linkStyle}`}>
      {name}
    </a>
  );
}
