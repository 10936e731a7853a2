import { Accordion } from '#web/ui/accordion.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { Mitra } from '#web/ui/mascot/mitra.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import type { EnquiryOutcome } from './enquiry.ts';

/** The titles of spec 2. */
const BENEFITS = [
  {
    id: 'insights',
    title: 'AI-Powered Insights',
    content:
      'Buyers write what they want in their own words, and each word is read: area, budget, carpet, khata, water. For every project they see which wishes it meets, which it misses and what has not been disclosed. The more you fill in, the more often your project is found.',
  },
  {
    id: 'interaction',
    title: 'Smart Buyer Interaction',
    content:
      'The assistant answers questions about your project from the facts that you gave, at any hour, and says so when it does not know. By the time a buyer asks for a call, they have seen the price, the documents and the plans.',
  },
  {
    id: 'leads',
    title: 'First Leads - Free!',
    content:
      'The first buyers who ask to be called reach you without a fee. Each of them chose to be contacted, by call or on WhatsApp, and was told who gets the number.',
  },
];

const STEPS = [
  {
    title: 'Create account',
    text: 'Send the enquiry. We call back, check that you may offer the project, and open your account.',
  },
  {
    title: 'Add property details',
    text: 'Prices with every charge, carpet areas, approvals, documents, plans and pictures. What you leave out is shown as not disclosed.',
  },
  {
    title: 'Get free leads',
    text: 'Your project is found by the sentences it fits. Buyers who want to talk ask for you by name.',
  },
];

export function SellerPage({ outcome }: { outcome: EnquiryOutcome | undefined }) {
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-x-14 gap-y-12 px-4 py-8 sm:px-6 sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      {/* Beside the form there may be less room than above it. */}
      <div className="@container min-w-0">
        <div className="flex items-start gap-6">
          <div className="min-w-0 flex-1">
            <p className="font-semibold text-areca">For builders, sellers and agents</p>
            <h1 className="reading-title mt-2">Be found by people who know what they want</h1>
            <p className="mt-4 max-w-prose text-lg text-ink-soft">
              ManeMitra matches a buyer’s own sentence with the facts of your project, and shows the
              buyer why it fits. Good facts are the advertisement.
            </p>
            <a
              href="#enquiry"
              className={buttonStyle({ size: 'large', className: 'mt-6 lg:hidden' })}
            >
              Enquire now
            </a>
          </div>
          <Mitra pose="hello" className="hidden w-36 shrink-0 @xl:block" />
        </div>

        <h2 className="display mt-12 mb-4 text-2xl">What you get</h2>
        <Accordion items={BENEFITS} open="insights" />

        <h2 className="display mt-12 text-2xl">Three steps</h2>
        <ol className="mt-5 grid grid-cols-1 gap-4 @xl:grid-cols-3">
          {STEPS.map(({ title, text }, at) => (
            <li
              key={title}
              className="flex gap-x-4 rounded-lg border border-hairline bg-surface p-5 @xl:block"
            >
              <span
                aria-hidden="true"
                className="display figures flex size-10 shrink-0 items-center justify-center rounded-md border border-areca-edge bg-areca text-xl text-on-areca shadow-plinth-areca"
              >
                {at + 1}
              </span>
              <div className="@xl:mt-4">
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="min-w-0 lg:sticky lg:top-6 lg:self-start">
        <EnquiryForm outcome={outcome} />
      </div>
    </div>
  );
}
