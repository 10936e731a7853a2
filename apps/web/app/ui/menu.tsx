import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, use } from 'react';
import { floatingStyle } from './floating-style.ts';
import { PortalHome } from './portal-home.ts';

/** A menu that opens from any button. It does not lock the page behind it. */
export function Menu({
  trigger,
  align = 'start',
  isOpenAtFirst = false,
  children,
}: {
  trigger: ReactNode;
  align?: 'start' | 'end';
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={use(PortalHome)}>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={`min-w-64 p-1 outline-none ${floatingStyle}`}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const itemStyle =
  'flex min-h-control cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 -outline-offset-2 data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-highlighted:bg-areca-tint data-highlighted:text-areca-strong';

export function MenuItem({
  onSelect,
  disabled = false,
  children,
}: {
  onSelect: () => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Item className={itemStyle} onSelect={onSelect} disabled={disabled}>
      {children}
    </DropdownMenu.Item>
  );
}

/** A link as an item: give it the link itself. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <DropdownMenu.Item asChild className={itemStyle}>
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
            <Check aria-hidden="true" className="size-4 text-areca" strokeWidth={2.5} />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** Says what the menu belongs to; it cannot be chosen. */
export function MenuTitle({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="truncate px-3 pt-2 pb-1 text-sm text-ink-soft">
      {children}
    </DropdownMenu.Label>
  );
}

export function MenuLine() {
  return <DropdownMenu.Separator className="mx-3 my-1 h-px bg-hairline" />;
}
