import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

/** A menu that opens from any button. It does not lock the page behind it. */
export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={12}
          className="z-30 min-w-64 rounded-md border border-outline bg-surface p-1 text-ink"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const itemStyle =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 outline-none data-disabled:cursor-default data-disabled:opacity-50 data-highlighted:bg-sunken';

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item className={itemStyle} onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  );
}

/** Choices of which one is taken. */
export function MenuChoices<T extends string>({
  value,
  onChoose,
  choices,
}: {
  value: T;
  onChoose: (value: T) => void;
  choices: readonly { value: T; content: ReactNode }[];
}) {
  return (
    <DropdownMenu.RadioGroup
      value={value}
      onValueChange={(chosen) => {
        const choice = choices.find((candidate) => candidate.value === chosen);
        if (choice !== undefined) onChoose(choice.value);
      }}
    >
      {choices.map((choice) => (
        <DropdownMenu.RadioItem key={choice.value} value={choice.value} className={itemStyle}>
          <span className="flex-1">{choice.content}</span>
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden="true" className="size-4 text-areca" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuLine() {
  return <DropdownMenu.Separator className="my-1 h-px bg-hairline" />;
}
