import { Notice } from '#web/ui/notice.tsx';
import { InlineText } from './inline-text.tsx';
import { linesOf, type Block, type Section } from './section.ts';

/** Sections of a long text, each reached by its address. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} aria-labelledby={id} className="mt-10 first:mt-0">
      <h2 id={id} className="display scroll-mt-6 text-2xl">
        {title}
      </h2>
      {blocks.map((block) => (
        <BlockView key={linesOf(block).join('\n')} block={block} />
      ))}
    </section>
  ));
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p className="mt-3">
        <InlineText line={block} />
      </p>
    );
  }
  if ('note' in block) {
    return (
      <div className="mt-4">
        <Notice tone="info" text={<InlineText line={block.note} />} />
      </div>
    );
  }
  if ('table' in block) return <TableView {...block.table} />;
  return 'steps' in block ? (
    <ol
      start={block.from}
      className="mt-3 list-decimal space-y-2 pl-6 marker:font-semibold marker:text-areca"
    >
      <Items lines={block.steps} />
    </ol>
  ) : (
    <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-areca">
      <Items lines={block.list} />
    </ul>
  );
}

function Items({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <li key={line} className="pl-1">
      <InlineText line={line} />
    </li>
  ));
}

function TableView({
  label,
  head,
  rows,
}: {
  label: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    // Scrolled sideways by keyboard too.
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="mt-4 overflow-x-auto rounded-lg border border-hairline bg-surface"
    >
      <table className="w-full text-left text-sm leading-snug">
        <thead>
          <tr className="border-b border-hairline">
            {head.map((title) => (
              <th key={title} scope="col" className="px-4 py-3 align-bottom font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others]) => (
            <tr key={first} className="border-b border-hairline last:border-0">
              <th scope="row" className="min-w-28 px-4 py-3 align-top font-semibold">
                {first}
              </th>
              {others.map((cell, at) => (
                <td key={head[at + 1]} className="figures min-w-40 px-4 py-3 align-top">
                  <InlineText line={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
