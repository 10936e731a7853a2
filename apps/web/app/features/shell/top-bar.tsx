import { Link, NavLink, useLocation } from 'react-router';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { BarDoor } from '#web/features/mascot/public.ts';
import { useSignedIn } from '#web/features/session/public.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Logo, LogoMark } from './logo.tsx';
import { SearchBox } from './search-box.tsx';
import { linksForVisitor, type SiteLink } from './site-links.ts';
import { ShortlistLink } from './shortlist-link.tsx';
import { SiteMenu } from './site-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The bar over every page: the site's links for a visitor, the search for somebody who has signed in (spec 2). */
export function TopBar() {
  const user = useSignedIn();
  return (
    <header className="border-b border-hairline bg-ground">
      <div className="mx-auto flex h-14 max-w-7xl items-center px-4 sm:h-16 sm:gap-2 sm:px-6">
        {user === null ? <VisitorBar /> : <UserBar name={user.name} />}
      </div>
    </header>
  );
}

function VisitorBar() {
  const links = linksForVisitor(useLocation(), useIsAlive());
  return (
    <>
      <Home className="mr-auto">
        <span className="flex max-[389px]:hidden">
          <Logo />
        </span>
        <span className="min-[390px]:hidden">
          <LogoMark className="size-9" />
          <span className="sr-only">ManeMitra</span>
        </span>
      </Home>
      <nav aria-label="Site" className="hidden lg:block">
        <ul className="flex items-center gap-1">
          {links.map((link) => (
            <li key={link.label}>
              <BarLink link={link} />
            </li>
          ))}
        </ul>
      </nav>
      <BarDoor />
      <ShortlistLink />
      <ThemeToggle />
      <div className="lg:hidden">
        <SiteMenu links={links} />
      </div>
    </>
  );
}

function BarLink({ link: { label, to, title } }: { link: SiteLink }) {
  if (label === 'Login') {
    return (
      <Link to={to} className={buttonStyle({ size: 'small', className: 'ml-2' })}>
        {label}
      </Link>
    );
  }
  return (
    <NavLink to={to} title={title} className="bar-link">
      {label}
    </NavLink>
  );
}

function UserBar({ name }: { name: string }) {
  return (
    <>
      <Home>
        <span className="hidden md:flex">
          <Logo />
        </span>
        <span className="md:hidden">
          <LogoMark className="size-9" />
          <span className="sr-only">ManeMitra</span>
        </span>
      </Home>
      <SearchBox />
      <ShortlistLink />
      <ThemeToggle />
      <SiteMenu user={name} />
    </>
  );
}

function Home({ className = '', children }: { className?: string; children: React.ReactNode }) {
  return (
    <Link
      to={paths.home()}
      className={`flex min-h-11 shrink-0 items-center rounded-sm ${className}`}
    >
      {children}
    </Link>
  );
}
