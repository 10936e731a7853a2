import { formatRupees } from '@manemitra/domain/money';
import type { RepaymentYear } from '@manemitra/domain/repayment';
import { Table } from '#web/ui/table.tsx';

/** As tall as the picture beside it. */
const SHOWN = 8;

/** The same as the picture, in figures. */
export function YearsTable({ years }: { years: readonly RepaymentYear[] }) {
  return (
    <Table
      label="The loan year by year"
      narrow="scroll"
      fold={{ to: SHOWN, more: `Show all ${years.length} years` }}
      rows={years}
      keyOf={({ year }) => String(year)}
      columns={[
        { id: 'year', title: 'Year', cell: ({ year }) => year },
        {
          id: 'principal',
          title: 'Principal',
          isNumber: true,
          cell: ({ principal }) => formatRupees(principal),
        },
        {
          id: 'interest',
          title: 'Interest',
          isNumber: true,
          cell: ({ interest }) => formatRupees(interest),
        },
        {
          id: 'balance',
          title: 'Still owed',
          isNumber: true,
          cell: ({ balance }) => formatRupees(balance),
        },
      ]}
    />
  );
}
