import { useId } from 'react';
import { amountText } from './price-texts.ts';

interface Row {
  key: string;
  label: string;
  rupees: number | null;
  /** Why it is this much. */
  why?: string | undefined;
  /** What is known of it, where it is not known whole. */
  floor?: string | null;
}

/** Amounts under each other, and what they come to. What is not known reads N/A (spec 9). */
export function PriceTable({
  title,
  rows,
  sum,
}: {
  title: string;
  rows: readonly Row[];
  sum?: { label: string; amount: number | null; text?: string; floor?: string | null };
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
          {rows.map(({ key, label, rupees, why, floor = null }) => (
            <tr key={key} className="align-baseline">
              <th scope="row">
                {label}
                {why !== undefined && <span className="block text-sm leading-snug">{why}</span>}
              </th>
              <td className={rupees === null ? 'text-ink-faint' : undefined}>
                {amountText(rupees)}
                <Floor text={floor} />
              </td>
            </tr>
          ))}
        </tbody>
        {sum !== undefined && (
          <tfoot>
            <tr className="border-t-2 border-ink align-baseline">
              <th scope="row" className="py-2.5 pr-4 font-semibold">
                {sum.label}
              </th>
              <td className="py-2.5 text-lg font-semibold">
                {sum.text ?? amountText(sum.amount)}
                <Floor text={sum.floor ?? null} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** `at least ₹4,97,800; 3 items not known`, under the N/A that the specification has. */
function Floor({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <span className="block text-sm leading-snug font-semibold whitespace-normal text-ink">
      {text}
    </span>
  );
}
