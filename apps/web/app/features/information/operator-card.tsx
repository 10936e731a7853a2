import { linkStyle } from '#web/ui/button.tsx';
import type { Operator } from './legal-document.ts';

/** Who runs the site and where to write; says so where whoever runs it has not said it. */
export function OperatorCard({ operator: { name, email, address } }: { operator: Operator }) {
  const isKnown = name !== null || email !== null || address !== null;
  return (
    <section
      aria-labelledby="operator"
      className={`mt-10 rounded-lg border p-5 sm:p-6 ${isKnown ? 'border-hairline bg-surface' : 'border-dashed border-outline'}`}
    >
      <h2 id="operator" className="display scroll-mt-6 text-2xl">
        Who to write to
      </h2>
      {isKnown ? (
        <address className="mt-3 flex flex-col gap-1 not-italic">
          <strong>{name ?? 'The operator of this site'}</strong>
          {address !== null && <span className="whitespace-pre-line">{address}</span>}
          {email === null ? (
            <span className="text-ink-soft">No e-mail address has been given.</span>
          ) : (
            <a href={`mailto:${email}`} className={`self-start wrap-anywhere ${linkStyle}`}>
              {email}
            </a>
          )}
        </address>
      ) : (
        <p className="mt-3 max-w-prose">
          The operator of this copy of ManeMitra, in India, has not entered a name or an address
          yet. Until they do, do not enter a phone number or an e-mail address that you would want
          erased.
        </p>
      )}
    </section>
  );
}
