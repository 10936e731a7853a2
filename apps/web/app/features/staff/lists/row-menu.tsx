import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { Menu, MenuItem, MenuLink } from '#web/ui/menu.tsx';

export type RowAction = { label: string; to: string } | { label: string; onSelect: () => void };

/** The actions of one row. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`Actions for ${name}`}
          className="-my-1 inline-flex size-9 cursor-pointer items-center justify-center rounded-md border border-transparent text-ink-soft transition-colors hover:border-outline hover:bg-surface hover:text-ink"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </button>
      }
    >
      {actions.map((action) =>
        'to' in action ? (
          <MenuLink key={action.label}>
            <Link to={action.to}>{action.label}</Link>
          </MenuLink>
        ) : (
          <MenuItem key={action.label} onSelect={action.onSelect}>
            {action.label}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
