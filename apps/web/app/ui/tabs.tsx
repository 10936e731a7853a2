import { cva, type VariantProps } from 'class-variance-authority';
import { Tabs as Primitive } from 'radix-ui';
import { type ReactNode, useId, useState } from 'react';
import { LazyTip } from './lazy-tip.tsx';

const listStyle = cva('scroll-row flex', {
  variants: {
    look: {
      /** The parts of a page. */
      line: 'gap-6 border-b border-hairline',
      /** Two or three views of one thing. */
      switch: 'w-fit max-w-full gap-1 rounded-lg border border-hairline bg-sunken p-1',
    },
  },
  defaultVariants: { look: 'line' },
});

const tabStyle = cva(
  'shrink-0 cursor-pointer whitespace-nowrap transition-colors data-disabled:cursor-not-allowed data-disabled:text-ink-faint',
  {
    variants: {
      look: {
        line: 'min-h-control rounded-t-sm border-b-3 border-transparent px-0.5 text-ink-soft hover:text-ink focus-visible:-outline-offset-2 data-disabled:border-dashed data-disabled:hover:text-ink-faint data-[state=active]:border-areca data-[state=active]:font-semibold data-[state=active]:text-ink',
        switch:
          'min-h-10 rounded-md px-4 text-ink-soft hover:text-ink data-disabled:hover:text-ink-faint data-[state=active]:bg-raised data-[state=active]:font-semibold data-[state=active]:text-areca-strong data-[state=active]:shadow-raised',
      },
    },
    defaultVariants: { look: 'line' },
  },
);

interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
  /** Why it cannot be opened; the tab can then be focused and hovered, to show the reason. */
  whyDisabled?: string;
}

/** Contents of which one is shown. Arrow keys move between the tabs. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
  look,
  fills = false,
}: {
  /** What the tabs are about, for those who cannot see it. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** Takes the height of a column and gives it to the content, which scrolls by itself. */
  fills?: boolean;
} & VariantProps<typeof listStyle>) {
  return (
    <Primitive.Root
      value={value}
      onValueChange={(next) => {
        if (tabs.find((tab) => tab.value === next)?.whyDisabled === undefined) onChange(next);
      }}
      className={`min-w-0 ${fills ? 'flex min-h-0 flex-1 flex-col' : ''}`}
    >
      <Primitive.List aria-label={label} className={listStyle({ look })}>
        {tabs.map((tab) =>
          tab.whyDisabled === undefined ? (
            <Primitive.Trigger
              key={tab.value}
              value={tab.value}
              disabled={tab.isDisabled ?? false}
              className={tabStyle({ look })}
            >
              {tab.label}
            </Primitive.Trigger>
          ) : (
            <DeadTab
              key={tab.value}
              value={tab.value}
              why={tab.whyDisabled}
              className={tabStyle({ look })}
            >
              {tab.label}
            </DeadTab>
          ),
        )}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.value}
          value={tab.value}
          className={`rounded-sm pt-4 ${fills ? 'min-h-0 flex-1 flex-col data-[state=active]:flex' : ''}`}
        >
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

/** Cannot be opened, and says why to those who point at it, reach it or tap it. */
function DeadTab({
  value,
  why,
  className,
  children,
}: {
  value: string;
  why: string;
  className: string;
  children: ReactNode;
}) {
  const id = useId();
  const [isTold, setTold] = useState(false);
  return (
    <Primitive.Trigger
      value={value}
      aria-disabled="true"
      aria-describedby={id}
      // The style of what is disabled; the attribute itself would make it deaf.
      data-disabled=""
      onPointerEnter={() => setTold(true)}
      onPointerLeave={() => setTold(false)}
      onFocus={() => setTold(true)}
      onBlur={() => setTold(false)}
      onClick={() => setTold(true)}
      className={`relative ${className}`}
    >
      {children}
      <span id={id} hidden>
        {why}
      </span>
      {isTold && (
        <LazyTip
          text={why}
          align="center"
          onEscape={() => setTold(false)}
          onLeave={() => setTold(false)}
        />
      )}
    </Primitive.Trigger>
  );
}
