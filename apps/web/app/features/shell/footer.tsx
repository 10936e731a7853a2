import { LogoMark } from './logo.tsx';

export function Footer() {
  return (
    <footer className="mt-auto border-t border-hairline">
      <div className="mx-auto flex max-w-7xl flex-wrap items-start gap-x-12 gap-y-4 px-4 py-8 text-sm text-ink-soft sm:px-6">
        <p className="flex max-w-64 items-center gap-3 leading-snug">
          <LogoMark className="size-8 shrink-0" />
          ManeMitra is Kannada for “house friend”.
        </p>
        <p className="max-w-xl flex-1 basis-72">
          Projects marked “demonstration” are invented to show how the site works: they, their
          promoters, prices and pictures are not real. Localities and metro stations are.
        </p>
        <p className="max-w-sm flex-1 basis-60">
          What is not known is shown as not known. Check every fact with the promoter and on the
          Karnataka RERA portal before you pay anything.
        </p>
      </div>
    </footer>
  );
}
