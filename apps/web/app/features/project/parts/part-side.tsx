import { PartLink } from './part-link.tsx';
import { PARTS, type Shown } from './parts.ts';

/** The tabs beside the content, on wide screens. */
export function PartSide({ shown }: { shown: Shown }) {
  return (
    <nav
      aria-label="Parts of the project"
      className="sticky top-[calc(var(--bar-height,0px)+1.5rem)] hidden self-start lg:block"
    >
      <ul className="flex flex-col gap-1">
        {PARTS.map(({ id, label, Icon }) => (
          <li key={id}>
            <PartLink
              part={id}
              aria-current={id === shown ? 'true' : undefined}
              className="part-tab"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
              {label}
            </PartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
