import type { Constraint } from '@manemitra/query/interpretation';
import { besideStrength } from '#web/features/understanding/public.ts';
import { CheckChip } from '#web/ui/check-chip.tsx';
import { keptName, keptStrengthName } from './filter-entries.ts';
import { StrengthSelect } from './strength-select.tsx';

/** The wishes that were said in words the panel has no field for: each can be let go or weighed anew. */
export function KeptWishes({ wishes }: { wishes: readonly Constraint[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {wishes.map((wish) => (
        <li key={wish.id} className="flex items-center justify-between gap-3">
          <CheckChip name={keptName} value={wish.id} defaultChecked>
            {besideStrength(wish)}
          </CheckChip>
          <StrengthSelect
            name={keptStrengthName(wish.id)}
            of={besideStrength(wish)}
            strength={wish.strength}
          />
        </li>
      ))}
    </ul>
  );
}
