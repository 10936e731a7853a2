import { useId } from 'react';
import { amountText, type Floor } from './price-texts.ts';

interface Row {
  key: string;
  label: string;
  rupees: number | null;
  /** Why it is this much. */
  why?: string | undefined;
  /** What is known of it, where it is not known whole. */
  floor?: Floor | null;
}

/** Amounts under each other, and what they come to. What is not known reads N/A (spec 9), and says so. */
export function PriceTable({
  title,
  rows,
  sum,
}: {
  title: string;
  rows: readonly Row[];
  sum?: { label: string; amount: number | null; text?: string; floor?: Floor | null };
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
              <td className={rupees === null && floor === null ? 'text-ink-faint' : undefined}>
                {floor === null ? amountText(rupees) : <AtLeast floor={floor} />}
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
                {sum.floor ? (
                  <AtLeast floor={sum.floor} />
                ) : (
                  <span className={sum.text === undefined ? undefined : 'whitespace-normal'}>
                    {sum.text ?? amountText(sum.amount)}
                  </span>
                )}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** `at least ₹4,97,800`, and below it that three items are not known. */
function AtLeast({ floor: { sum, missing } }: { floor: Floor }) {
  return (
    <>
      <span className="font-normal text-ink-soft">at least </span>
      {sum}
      <span className="block text-sm leading-snug font-normal text-ink-soft">{missing}</span>
    </>
  );
}
