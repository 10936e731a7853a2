import { ArrowUpRight } from 'lucide-react';
import { Link, useRouteLoaderData } from 'react-router';
import { Logo } from './logo.tsx';
import { FOOTER_LINKS } from './site-links.ts';
import { socialName } from './social-links.ts';

const linkLook = 'footer-link';

/** The foot of every page: who we are, where else to go, and what to believe here. */
export function Footer() {
  // Undefined where the page of an error stands for the root.
  const data = useRouteLoaderData<{
    socialLinks: readonly string[];
    hasDemonstration: boolean;
  }>('root');
  const socialLinks = data?.socialLinks ?? [];
  return (
    <footer className="mt-auto border-t border-hairline bg-sunken">
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-8 px-4 pt-10 pb-8 sm:px-6 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1.1fr)_auto_minmax(0,1.3fr)]">
        <div className="flex flex-col items-start gap-3">
          <Logo />
          <p className="max-w-72 leading-snug text-ink-soft">
            Kannada for “house friend”. Say what home you want; see what fits, why, and what is not
            known.
          </p>
        </div>
        <div className="flex flex-wrap gap-x-14 gap-y-6">
          <nav aria-label="Foot of the page">
            <ul className="grid grid-cols-2 gap-x-10 gap-y-1">
              {FOOTER_LINKS.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} className={linkLook}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {socialLinks.length > 0 && (
            <nav aria-label="ManeMitra elsewhere">
              <ul className="grid grid-cols-2 gap-x-10 gap-y-1 sm:grid-cols-1">
                {socialLinks.map((address) => (
                  <li key={address}>
                    <a href={address} target="_blank" rel="me noreferrer" className={linkLook}>
                      {socialName(address)}
                      <ArrowUpRight aria-hidden="true" className="size-4" />
                      <span className="sr-only">(opens in a new tab)</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <div className="flex flex-col gap-2 text-sm leading-snug text-ink-soft md:col-span-2 lg:col-span-1">
          <p>
            What is not known is shown as not known. Check every fact with the promoter and on the
            Karnataka RERA portal before you pay anything.
          </p>
          {data?.hasDemonstration === true && (
            <p>
              Projects marked “demonstration” are invented to show how the site works: they, their
              promoters, prices and pictures are not real. Localities and metro stations are real.
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}
