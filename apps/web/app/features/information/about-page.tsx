import { Link } from 'react-router';
import { InlineText } from '#web/features/reading/public.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Mitra } from '#web/ui/mascot/mitra.tsx';
import type { Operator } from './legal-document.ts';
import { OperatorCard } from './operator-card.tsx';

const PROMISES = [
  {
    title: 'We say what is not known',
    text: 'Where a fact is missing, the page says “not disclosed” and gives you the question to ask. Unknown is neither yes nor no, and never counts for a project.',
  },
  {
    title: 'We never widen your search silently',
    text: 'When little fits, you see what each compromise would bring: ₹10 lakh more, the next locality, half a year later. You choose it or you leave it.',
  },
  {
    title: 'The price is the whole price',
    text: 'Taxes, registration, deposits and maintenance are added line by line, each with its rate, its date and where we read it.',
  },
  {
    title: 'Your number stays yours',
    text: 'You search without an account. Nobody gets your number until you ask for a call, and the dialog names everybody who will get it.',
  },
];

const MORE = [
  [
    'How a search works',
    `You write a sentence, in English, Kannada or Hindi, or mixed as people speak here. Each word that was understood becomes a chip you can change, and the sentence is in the page’s address: share it, and the other person sees the same search. Try [2 BHK near the metro with Cauvery water](${paths.propertyList({ q: '2 bhk near metro with cauvery water' })}).`,
  ],
  [
    'Where the facts come from',
    'Facts about a project come from its promoter and from files we are given. Localities, metro stations, lakes and tech parks come from public sources. Tax rates, khata rules and approvals are kept in one table, each with its source and the day it took effect.',
  ],
  [
    'How it earns money',
    `Buyers pay nothing. Builders and sellers [list their projects](${paths.sellerSignup()}); their first leads are free. Nobody can pay to be listed higher: the order depends on how well a project fits the sentence, and each card says why it is there.`,
  ],
  [
    'The name',
    'Mane (ಮನೆ) is Kannada for house, mitra (ಮಿತ್ರ) for friend. The friend in our drawings is Mitra, a slender loris: a shy animal with large eyes that still lives in old groves of the city and looks around when others sleep.',
  ],
] as const;

const DEMONSTRATION = [
  'Invented projects',
  'Projects marked “demonstration” are invented, so that the site can be tried before real ones are listed.',
] as const;

export function AboutPage({ operator }: { operator: Operator }) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-12">
      <header className="grid grid-cols-1 items-center gap-8 md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="font-semibold text-areca">About ManeMitra</p>
          <h1 className="reading-title mt-2">
            A friend who knows the city and tells you the truth about houses
          </h1>
          <p className="mt-4 max-w-prose text-lg text-ink-soft">
            Buying a home in Bengaluru means khata, RERA, carpet areas, borewells and charges that
            appear at the end. We put them where they belong: into the search, before the visit.
          </p>
          <Link to={paths.home()} className={buttonStyle({ size: 'large', className: 'mt-6' })}>
            Say what you are looking for
          </Link>
        </div>
        <Mitra pose="searching" className="mx-auto w-56 lg:w-72" />
      </header>

      <section aria-labelledby="promises" className="mt-14">
        <h2 id="promises" className="display text-3xl">
          Our rules
        </h2>
        <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {PROMISES.map(({ title, text }) => (
            <li key={title} className="speaks border border-hairline bg-surface p-5">
              <h3 className="display text-lg">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-10 border-t border-hairline pt-10 md:grid-cols-2">
        {(operator.hasDemonstration ? [...MORE, DEMONSTRATION] : MORE).map(([title, line]) => (
          <section key={title}>
            <h2 className="display text-2xl">{title}</h2>
            <p className="mt-3 max-w-prose">
              <InlineText line={line} />
            </p>
          </section>
        ))}
      </div>
      <div className="max-w-3xl">
        <OperatorCard operator={operator} />
      </div>
    </div>
  );
}
