import type { UnitPrice } from '@manemitra/contract/property-detail';
import { formatShortRupees } from '@manemitra/domain/money';
import { useEffect, useRef } from 'react';
import { ToggleChip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { choiceText, choiceTitle } from './price-texts.ts';

/** More than these are chosen from a list: a page of chips is no overview. */
const MOST_CHIPS = 6;

interface ChooserProps {
  prices: readonly UnitPrice[];
  chosen: string;
  onChoose: (unitId: string) => void;
}

/** Which unit type's price is shown. Without JavaScript there is nothing to choose: all are on the page. */
export function UnitChooser({ prices, chosen, onChoose }: ChooserProps) {
  if (prices.length <= MOST_CHIPS) {
    return (
      <fieldset className="min-w-0 max-sm:w-full noscript:hidden print:hidden">
        <legend className="mb-1.5 text-sm text-ink-soft">{choiceTitle(prices)}</legend>
        <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {prices.map((price) => (
            <ToggleChip
              key={price.unitId}
              isOn={price.unitId === chosen}
              onToggle={() => onChoose(price.unitId)}
            >
              <span className="figures">
                <UnbrokenText text={choiceText(price)} />
              </span>
            </ToggleChip>
          ))}
        </div>
      </fieldset>
    );
  }
  return <UnitSelect prices={prices} chosen={chosen} onChoose={onChoose} />;
}

function UnitSelect({ prices, chosen, onChoose }: ChooserProps) {
  const select = useRef<HTMLSelectElement>(null);
  // What was chosen before the page could listen, or is restored by the browser, counts.
  useEffect(() => {
    const { value } = select.current ?? {};
    if (value !== undefined && value !== chosen) onChoose(value);
    // oxlint-disable-next-line react/exhaustive-deps -- afterwards every choice is heard
  }, []);
  return (
    <div className="max-w-xl noscript:hidden print:hidden">
      <Field label={`${choiceTitle(prices)}, one of ${prices.length}`}>
        <Select
          ref={select}
          value={chosen}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {prices.map((price) => {
            const { value } = price.agreementPrice.totalAgg;
            return (
              <option key={price.unitId} value={price.unitId}>
                {choiceText(price)}:{' '}
                {value === null ? 'price not disclosed' : formatShortRupees(value)}
              </option>
            );
          })}
        </Select>
      </Field>
    </div>
  );
}
