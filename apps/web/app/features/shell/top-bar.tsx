import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { LogoMark } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function TopBar() {
  return (
    <header className="border-b border-hairline bg-ground">
      <div className="mx-auto flex h-16 max-w-7xl items-center justify-between px-4 sm:px-6">
        <Link to={paths.home()} className="flex min-h-11 items-center gap-2.5 rounded-sm">
          <LogoMark className="size-9" />
          <span className="display text-xl">ManeMitra</span>
        </Link>
        <ThemeToggle />
      </div>
    </header>
  );
}
