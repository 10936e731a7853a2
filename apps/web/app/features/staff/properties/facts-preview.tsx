import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { previewFacts } from '@manemitra/contract/staff-properties-sheet';
import { formatIndianNumber } from '@manemitra/domain/indian-number';

type Preview = EndpointAnswer<typeof previewFacts>;

/** What a change of a fact would do: counts, then the old and the new value of each project. */
export function FactsPreview({ preview }: { preview: Preview }) {
  const { total, looked, changed, unchanged, refused, items } = preview;
  const parts = [
    `${formatIndianNumber(changed)} would change`,
    unchanged > 0 && `${formatIndianNumber(unchanged)} already so`,
    refused > 0 && `${formatIndianNumber(refused)} would be left as they are`,
  ].filter((part) => part !== false);
  return (
    <section aria-label="What would change" className="flex flex-col gap-2">
      <output className="font-semibold">
        {looked < total &&
          `Of the first ${formatIndianNumber(looked)} of ${formatIndianNumber(total)} projects: `}
        {parts.join(', ')}.
      </output>
      <ul className="flex flex-col">
        {items.map(({ id, name, cells }) => (
          <li key={id} className="border-t border-hairline py-2 text-sm">
            <span className="font-semibold">{name}</span>
            {cells.map(({ column, outcome, reason, stands, is }) =>
              outcome === 'refused' ? (
                <p key={column} className="text-gulmohar">
                  {reason}
                </p>
              ) : (
                <p key={column} className="text-ink-soft">
                  <del className="no-underline">{stands || 'Not known'}</del>
                  <span aria-hidden="true"> → </span>
                  <ins className="text-ink no-underline">{is || 'Not known'}</ins>
                </p>
              ),
            )}
          </li>
        ))}
      </ul>
      {changed + refused > items.length && (
        <p className="text-sm text-ink-soft">
          The first {items.length} are listed. What became of each is in the result, as a file.
        </p>
      )}
    </section>
  );
}
