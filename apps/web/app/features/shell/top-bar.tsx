import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function TopBar() {
  return (
    <header className="border-b border-hairline bg-ground">
      <div className="mx-auto flex h-16 max-w-7xl items-center justify-between px-4 sm:px-6">
        <Link to={paths.home()} className="flex min-h-11 items-center rounded-sm">
          <Logo />
        </Link>
        <ThemeToggle />
      </div>
    </header>
  );
}
