import type { UnitPrice } from '@manemitra/contract/property-detail';
import { formatShortRupees } from '@manemitra/domain/money';
import { ToggleChip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { choiceText } from './price-texts.ts';

/** More than these are chosen from a list: a page of chips is no overview. */
const MOST_CHIPS = 6;

/** Which unit type's price is shown. Without JavaScript there is nothing to choose: all are on the page. */
export function UnitChooser({
  prices,
  chosen,
  onChoose,
}: {
  prices: readonly UnitPrice[];
  chosen: string;
  onChoose: (unitId: string) => void;
}) {
  if (prices.length <= MOST_CHIPS) {
    return (
      <fieldset className="min-w-0 noscript:hidden">
        <legend className="sr-only">Unit type</legend>
        <div className="flex flex-wrap gap-2">
          {prices.map((price) => (
            <ToggleChip
              key={price.unitId}
              isOn={price.unitId === chosen}
              onToggle={() => onChoose(price.unitId)}
            >
              <span className="figures">{choiceText(price)}</span>
            </ToggleChip>
          ))}
        </div>
      </fieldset>
    );
  }
  return (
    <div className="max-w-xl noscript:hidden">
      <Field label={`Unit type, one of ${prices.length}`}>
        <Select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
          {prices.map((price) => {
            const { value } = price.agreementPrice.totalAgg;
            return (
              <option key={price.unitId} value={price.unitId}>
                {choiceText(price)}: {value === null ? 'price N/A' : formatShortRupees(value)}
              </option>
            );
          })}
        </Select>
      </Field>
    </div>
  );
}
