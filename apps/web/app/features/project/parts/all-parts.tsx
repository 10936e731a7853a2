import { PartLink } from './part-link.tsx';
import { PARTS, type Shown } from './parts.ts';

/** Links to each part for readers without scripts, on a screen of any width; `#price` in an address leads to its line. */
export function AllParts({ shown }: { shown: Shown }) {
  return (
    <nav aria-label="All parts" className="hidden noscript:block">
      <h2 className="display mb-2 text-xl">All parts of this project</h2>
      <ul>
        {PARTS.map(({ id, title }) => (
          <li key={id} id={id}>
            <PartLink part={id} aria-current={id === shown ? 'page' : undefined}>
              {title}
            </PartLink>
          </li>
        ))}
        <li>
          <PartLink part="all">All on one page, to read or print</PartLink>
        </li>
      </ul>
    </nav>
  );
}
