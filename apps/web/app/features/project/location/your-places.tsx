import { Link } from 'react-router';
import { Reason } from '#web/features/project-card/public.ts';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { useAsked } from '../use-asked.ts';

/** How far the places of the search are from this project; nothing where it has none. */
export function YourPlaces({ slug }: { slug: string }) {
  const { places, sentence } = useAsked(slug, true);
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="location-your-places" className="min-w-0">
      <h3 id="location-your-places" className="display mb-3 text-xl">
        Your places
      </h3>
      <ul className="border-t border-hairline">
        {places.map(({ id, kind, text, limit }) => (
          <li key={id} className="border-b border-hairline py-1.5">
            <ul className="card-reasons figures">
              <Reason kind={kind} text={text} />
            </ul>
            <p className="figures text-sm text-ink-faint">Limit in your search: {limit}</p>
          </li>
        ))}
      </ul>
      <Link
        to={paths.propertyList({ q: sentence })}
        className={`mt-2 inline-flex min-h-target items-center ${linkStyle}`}
      >
        Change them in your search
      </Link>
    </section>
  );
}
