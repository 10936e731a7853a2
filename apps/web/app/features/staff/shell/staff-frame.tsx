import { Menu as MenuSign } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ProofDialog } from '#web/features/staff/proof/proof-dialog.tsx';
import { LogoMark } from '#web/features/shell/public.ts';
import { paths } from '#web/paths.ts';
import { Drawer } from '#web/ui/dialog.tsx';
import { SideNavigation } from './side-navigation.tsx';
import type { StaffAccount } from './require-staff.ts';
import { StaffSearch } from './staff-search.tsx';
import type { StaffGroup } from './staff-screens.ts';

/** The dashboard around each of its screens: its navigation beside it, or in a drawer where there is no room. */
export function StaffFrame({
  account,
  groups,
  children,
}: {
  account: StaffAccount;
  groups: readonly StaffGroup[];
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-1 flex-col lg:flex-row">
      <header className="flex h-15 items-center gap-2 border-b border-hairline bg-surface px-3 sm:px-5 lg:hidden">
        <Link to={paths.staff()} className="flex min-h-11 items-center gap-2 rounded-sm pr-2">
          <LogoMark className="size-8" />
          <span className="display text-lg">Staff</span>
        </Link>
        <StaffSearch role={account.role} className="ml-auto max-w-80 min-w-0 flex-1" />
        <Drawer
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Staff dashboard"
          trigger={
            <button
              type="button"
              aria-label="Menu"
              className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <MenuSign aria-hidden="true" className="size-5" />
            </button>
          }
        >
          <SideNavigation account={account} groups={groups} onFollow={() => setOpen(false)} />
        </Drawer>
      </header>
      <aside
        aria-label="Dashboard"
        className="sticky top-0 hidden h-dvh w-64 shrink-0 flex-col overflow-y-auto border-r border-hairline bg-surface px-3 py-4 lg:flex"
      >
        <Link
          to={paths.staff()}
          className="mb-4 flex min-h-11 items-center gap-2.5 rounded-sm px-2.5"
        >
          <LogoMark className="size-8" />
          <span className="display text-xl">Staff</span>
        </Link>
        <StaffSearch role={account.role} className="mb-4" />
        <SideNavigation account={account} groups={groups} />
      </aside>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[84rem] min-w-0 flex-1 flex-col gap-5 px-4 py-5 outline-none sm:px-6 lg:py-7"
      >
        {children}
      </main>
      <ProofDialog userName={account.userName ?? ''} />
    </div>
  );
}
