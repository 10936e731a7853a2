import { Notice } from '#web/ui/notice.tsx';
import { Table } from '#web/ui/table.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { InlineText } from './inline-text.tsx';
import { linesOf, type Block, type Section } from './section.ts';

/** Sections of a long text, each reached by its address. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} aria-labelledby={id} className="mt-10 first:mt-0">
      <h2 id={id} className="display scroll-mt-6 text-2xl">
        <UnbrokenText text={title} />
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
    <Table
      label={label}
      isProse
      className="mt-4"
      rows={rows}
      keyOf={([first = '']) => first}
      columns={columnsOf(head)}
    />
  );
}

const columnsOf = (head: readonly string[]) =>
  head.map((title, at) => ({ id: title, title, cell: cellAt(at) }));

/** The cell of a column, with its links. */
function cellAt(at: number) {
  return (row: readonly string[]) => <InlineText line={row[at] ?? ''} />;
}
