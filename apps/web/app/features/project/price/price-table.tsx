import { useId } from 'react';
import { amountText } from './price-texts.ts';

interface Row {
  key: string;
  label: string;
  rupees: number | null;
}

/** Amounts under each other, and what they come to. What is not known reads N/A (spec 9). */
export function PriceTable({
  title,
  rows,
  sum,
}: {
  title: string;
  rows: readonly Row[];
  sum?: { label: string; amount: number | null; text?: string };
}) {
  const id = useId();
  return (
    <div className="min-w-0">
      <h4 id={id} className="display text-lg">
        {title}
      </h4>
      <table aria-labelledby={id} className="price-table figures">
        <thead className="sr-only">
          <tr>
            <th scope="col">Charge</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, rupees }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className={rupees === null ? 'text-ink-faint' : undefined}>
                {amountText(rupees)}
              </td>
            </tr>
          ))}
        </tbody>
        {sum !== undefined && (
          <tfoot>
            <tr className="border-t-2 border-ink">
              <th scope="row" className="py-2.5 pr-4 font-semibold">
                {sum.label}
              </th>
              <td className="py-2.5 text-lg font-semibold">{sum.text ?? amountText(sum.amount)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
