/**
 * The mark: a house that speaks and looks about. Its wall ends in the tail of a speech bubble, and out of it
 * look the eyes of Mitra, up to the right, to the name beside it or to the home that is meant. In light the
 * small discs are pupils, at night they are glints. `favicon.svg` has the same outline.
 */
export function LogoMark({
  className,
  tone = 'areca',
}: {
  className?: string;
  /** `plain` is one colour, that of the text, with holes for eyes: for the grove, for print. */
  tone?: 'areca' | 'plain';
}) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      {tone === 'areca' && <path className="fill-on-areca" d="M8 17h32v16H8z" />}
      <path
        className={tone === 'areca' ? 'fill-areca' : 'fill-current'}
        fillRule="evenodd"
        d={MARK}
      />
    </svg>
  );
}

/** The mark and the name: home in the colour of the text, friend in that of what we do. */
export function Logo({ tone = 'areca' }: { tone?: 'areca' | 'plain' }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className="size-9" tone={tone} />
      <span className="display text-xl">
        Mane<span className={tone === 'areca' ? 'text-areca' : ''}>Mitra</span>
      </span>
    </span>
  );
}

/** House, two eyes cut out of it, two discs in them. */
export const MARK =
  'M21.6 2.9a3.8 3.8 0 0 1 4.8 0l16.5 13.2a4.2 4.2 0 0 1 1.6 3.3V36a5 5 0 0 1-5 5H18.4L6 47a1.7 1.7 0 0 1-2.5-1.5V19.4a4.2 4.2 0 0 1 1.6-3.3z' +
  'M7.6 25a7.8 7.8 0 1 0 15.6 0 7.8 7.8 0 1 0-15.6 0zM13.3 23.3a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0z' +
  'M24.8 25a7.8 7.8 0 1 0 15.6 0 7.8 7.8 0 1 0-15.6 0zM30.5 23.3a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0z';
