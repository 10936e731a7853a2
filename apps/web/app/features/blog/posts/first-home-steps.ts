import { emiOf } from '@manemitra/domain/emi';
import { formatRupees } from '@manemitra/domain/money';
import { paths } from '#web/paths.ts';
import type { Post } from '../post.ts';

const LOAN = 75_00_000;
const monthly = emiOf(LOAN, 8.5, 20).emi;

export const FIRST_HOME: Post = {
  slug: 'first-home-steps',
  title: 'Your first home in Bengaluru: twelve steps in their order',
  summary:
    'From the sum you can spare to the khata in your name: what to do first, what to leave for later, and the points at which you can still walk away.',
  author: 'ManeMitra',
  date: '2026-11-21',
  tags: ['Beginners', 'How to'],
  picture: 'steps',
  sections: [
    {
      id: 'before',
      title: 'Before you look',
      blocks: [
        {
          steps: [
            '**Know your own money.** Count what you can pay without touching what you need for half a year of living. Duty, registration and GST on a home under construction come to about an eighth of the price, and a bank commonly lends nothing for the first two.',
            `**Know your instalment.** ${formatRupees(LOAN)} over twenty years at 8.5 % is about ${formatRupees(monthly)} a month, and the rate can rise. Try one point more in the [calculator](${paths.emiCalculator()}). Ask a bank for a sanction in principle before you choose a home: it is a limit set by somebody who is not selling to you.`,
            '**Write down what is a must.** Rooms, the two places where you work, water, and by when. Keep the list short. Everything else is nice to have, and you will trade it.',
          ],
        },
      ],
    },
    {
      id: 'look',
      title: 'While you look',
      blocks: [
        {
          from: 4,
          steps: [
            '**Search by the whole price.** Decide whether your limit means the hoarding or the keys. Compare homes by the square foot of carpet.',
            '**Shortlist three.** Put them side by side: carpet, khata, approvals, water, possession, builder’s record. Where a line is empty, ask before you visit. The answer, or its absence, saves a Saturday.',
            '**Visit twice.** Once on a weekday at the hour you would drive to work, once after rain. Look at the drain, the lifts, the tankers at the gate. Talk to somebody who lives there, or in the builder’s last project.',
          ],
        },
        'You can leave at any of these points, and it costs nothing but time. That changes with the first cheque.',
      ],
    },
    {
      id: 'check',
      title: 'Before you pay',
      blocks: [
        {
          from: 7,
          steps: [
            `**Check the registration.** Look the project up on the [RERA portal](${paths.blogPost('check-rera-karnataka')}): promoter, block, sanctioned plan, completion date, complaints.`,
            '**Have the documents checked.** An advocate whom you pay, and not the builder’s: title for thirty years is a usual span, encumbrance certificate, conversion, sanctioned plan, khata of the land, and the joint development agreement if the land belongs to somebody else. A bank that has approved the project has looked too, but at its own risk and not at yours.',
            '**Get the cost sheet.** Every line until possession as a sum, signed and dated. No “as applicable”.',
          ],
        },
        {
          note: 'A booking amount may be lost if you change your mind. Ask for the terms of cancellation in writing before you pay it, and never pay more than ten per cent without a registered agreement: section 13 of the RERA Act forbids the builder to take it.',
        },
      ],
    },
    {
      id: 'sign',
      title: 'Sign and build',
      blocks: [
        {
          from: 10,
          steps: [
            '**Sign and register the agreement for sale.** Carpet area, price with all charges, plan, specifications, parking, date of possession, and interest for delay. Sections 13 and 18 of the Act protect you. Read the clauses on changes and on delay twice.',
            '**Pay by stage, not by month.** Tie each payment to a finished part of the building, and look at it, or at the quarterly update, before the bank pays. The interest begins with each stage, so plan for rent and interest together; a year of delay costs a year of rent.',
          ],
        },
      ],
    },
    {
      id: 'keys',
      title: 'Keys and after',
      blocks: [
        {
          from: 12,
          steps: [
            '**Take over, register, transfer.** Ask for the occupancy certificate before you take the keys: without it nobody may lawfully move in, and permanent water and power can be refused. Inspect the home with a list, register the sale deed against the e-khata, then have the khata, the tax record and the meters changed to your name.',
          ],
        },
        'Structural faults that you report within five years of possession are the builder’s to repair without charge (section 14). Take photographs on the day of the keys, and write to the builder rather than call.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Five expensive mistakes',
      blocks: [
        {
          list: [
            'Comparing rates per square foot of super built-up area.',
            'Taking “RERA approved” for “title is clean”. The authority registers; it does not vouch.',
            'Taking the date on the hoarding for the date in the registration.',
            'Spending the whole savings on the down payment, and borrowing for the duty.',
            'Paying a token “to block the price” on a Sunday evening. A price that is gone on Monday was not a price.',
          ],
        },
        'None of this needs a hero. It needs a list, and somebody who does not mind asking for the same document a third time. The questions that go with each project are on its page; copy them and send them.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long does it take?',
      blocks: [
        'There is no honest average. A completed home with its documents in order can be a matter of weeks, most of them the bank’s and the advocate’s. A home under construction takes as long as its tower: look at how far the builder’s finished projects slipped from their promised dates, and plan with that, not with the brochure. Keep your rented home until you hold the keys; giving notice because of a promised month is the most expensive mistake of all.',
      ],
    },
  ],
  sources: [
    {
      name: 'Real Estate (Regulation and Development) Act, 2016, sections 13, 14 and 18',
      url: 'https://www.indiacode.nic.in',
    },
    {
      name: 'Deccan Herald, 30 Aug 2025, on duty and registration',
      url: 'https://www.deccanherald.com/india/karnataka/property-deals-to-cost-more-registration-fee-hiked-to-2-2-3704857',
    },
    {
      name: 'Moneycontrol, Aug 2025, on GST',
      url: 'https://www.moneycontrol.com/news/business/personal-finance/buying-an-under-construction-house-know-the-gst-rules-in-2025-13413032.html',
    },
    {
      name: 'ET Realty, on connections after the Supreme Court’s order of 17 Dec 2024',
      url: 'https://realtybeat.werealtors.co/ca/supply-power-to-only-buildings-with-ocs-kerc-tells-bescom-et-realestate',
    },
    { name: 'The spans and habits named without a source are general practice', url: null },
  ],
  next: [
    {
      label: '2 BHK near the metro under ₹1 crore',
      href: paths.propertyList({ q: '2 bhk near metro under 1 crore' }),
      text: 'A first sentence to begin with. Change any word of it.',
    },
    {
      label: 'What would the instalment be?',
      href: paths.emiCalculator(),
      text: 'Loan, rate and years, with all the interest.',
    },
  ],
};
