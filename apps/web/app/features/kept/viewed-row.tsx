import { Building2 } from 'lucide-react';
import { Link } from 'react-router';
import { slots, store } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { RegisterLink } from '#web/features/project-card/public.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TruncatedText } from '#web/ui/truncated-text.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';

/** The projects that were looked at last, in a row that scrolls; nothing while there are none. */
export function ViewedRow() {
  const [viewed] = useStored(slots.viewed);
  if (viewed.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className="min-w-0">
      <div className="mb-3 flex items-center justify-between gap-4">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="recently-viewed" className="display text-xl">
            Recently viewed
          </h2>
          <RegisterLink className="text-sm" />
        </div>
        <Button kind="bare" size="small" onClick={() => store(slots.viewed, [])}>
          Clear<span className="sr-only"> the recently viewed projects</span>
        </Button>
      </div>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 sm:-mx-6 sm:scroll-px-6 sm:px-6">
        {viewed.map(({ slug, name, imageUrl, rera }) => (
          <li key={slug} className="w-36 shrink-0 snap-start sm:w-44">
            <Link
              to={paths.project(slug)}
              className="group block overflow-hidden rounded-md border border-hairline bg-surface hover:border-areca"
            >
              <span className="flex aspect-[3/2] items-center justify-center overflow-hidden bg-sunken text-ink-faint">
                {imageUrl === '' ? (
                  <Building2 aria-hidden="true" className="size-6" />
                ) : (
                  <img
                    src={imageUrl}
                    alt=""
                    width={176}
                    height={117}
                    loading="lazy"
                    decoding="async"
                    className="size-full object-cover"
                  />
                )}
              </span>
              <span className="block min-h-[3.7em] px-2.5 py-2 text-sm leading-tight font-semibold group-hover:text-areca">
                <TruncatedText isInControl lines={2}>
                  {name}
                </TruncatedText>
                {rera !== '' && (
                  <span
                    data-rera=""
                    className="figures mt-1 block text-xs font-normal wrap-break-word text-ink-soft"
                  >
                    <UnbrokenText text={rera} />
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
