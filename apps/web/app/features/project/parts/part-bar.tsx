import { BottomTabBar } from '#web/ui/bottom-tab-bar.tsx';
import { type Part, PARTS, PARTS_IN_BAR, type Shown } from './parts.ts';
import { usePartAddress } from './use-parts.ts';

/** The tabs under the thumb, on narrow screens: four of them, and a More menu. */
export function PartBar({ shown, onShow }: { shown: Shown; onShow: (part: Shown) => void }) {
  const addressOf = usePartAddress();
  const tabs = PARTS.map(({ id, label, Icon }: Part) => ({
    value: id,
    label,
    icon: <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />,
    href: addressOf(id),
  }));
  return (
    <BottomTabBar
      label="Parts of the project"
      className="fixed inset-x-0 bottom-0 z-bar lg:hidden print:hidden"
      value={shown}
      onChange={(value) => {
        const part = PARTS.find(({ id }) => id === value);
        if (part !== undefined) onShow(part.id);
      }}
      tabs={tabs.slice(0, PARTS_IN_BAR)}
      more={tabs.slice(PARTS_IN_BAR)}
    />
  );
}
