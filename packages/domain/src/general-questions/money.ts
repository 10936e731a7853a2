import { says } from './answer.ts';
import { PRACTICE, reraAct, transferAct, WOMEN } from './sources.ts';

/** What is paid, when, and for what. */
export const MONEY = {
  'booking-amount': says(
    [
      'Builders and sellers set the token themselves; a builder may take at most 10 % before the agreement is registered.',
      'Ask for a receipt that names home, price and until when and how it is refunded.',
    ],
    reraAct('section 13'),
    PRACTICE,
  ),
  'token-refund': says(
    [
      'Whether a token comes back depends on what was signed: read the form before you pay.',
      'Get it in writing that it is refunded if the loan or the title check fails.',
    ],
    PRACTICE,
  ),
  'payment-plan': says(
    [
      'By stages of work: you pay as floors rise. By date: you pay even when work stops. Most at possession: the price is commonly higher.',
      'The agreement must state the plan; commonly the stages follow the work.',
    ],
    reraAct('sections 13 and 19(6)'),
    PRACTICE,
  ),
  'late-payment': says(
    [
      'Who pays an instalment late owes interest at the same rate that the builder owes for delay.',
      'After repeated default the builder may cancel as the agreement says.',
    ],
    reraAct('sections 2(za), 11(5) and 19(7)'),
  ),
  negotiate: says(
    [
      'Yes, it is common: on the rate, floor rise, parking, charges or who pays which fee. Less on a new launch that sells quickly.',
      'Compare the all-in price by carpet area, and have what was promised in the agreement.',
    ],
    PRACTICE,
  ),
  'hidden-charges': says(
    [
      'Beside the base price come commonly floor rise, parking, clubhouse, infrastructure, power and water, maintenance deposit, corpus fund, GST, stamp duty and registration.',
      'Ask for one sheet with all of them until the keys.',
    ],
    PRACTICE,
  ),
  'maintenance-deposit': says(
    [
      'Builders commonly collect one or two years of maintenance ahead, and a corpus fund that goes to the association.',
      'The promoter provides essential services at a reasonable charge until the association takes over; ask for the accounts then.',
    ],
    reraAct('section 11(4)(d)'),
    PRACTICE,
  ),
  'price-rise': says(
    [
      'The agreement fixes the price. A builder may ask for more only where a clause of it says so, such as for charges of an authority.',
      'Look for “escalation” before you sign.',
    ],
    reraAct('section 13'),
    PRACTICE,
  ),
  'rent-or-buy': says(
    [
      'It depends on how long you stay, the EMI against the rent, what you have saved and how sure your income is.',
      'Buying costs taxes and fees at once, so short stays commonly favour renting.',
    ],
    PRACTICE,
  ),
  'good-investment': says(
    [
      'Nobody can promise a rise. Rent, approvals, transport, water and how easily it sells on can be compared; future prices cannot.',
      'Guaranteed returns of a builder are only as good as that builder.',
    ],
    PRACTICE,
  ),
  brokerage: says(
    [
      'No law sets it. For a resale it is commonly a share of the price; for new homes the builder commonly pays the agent.',
      'Agree on the fee in writing first.',
    ],
    PRACTICE,
  ),
  'joint-owner': says(
    [
      'A home can be in two names, such as with your wife or husband. The deed should state the shares; otherwise they follow what each paid.',
      'Stamp duty in Karnataka does not change with it.',
    ],
    transferAct('section 45'),
    WOMEN,
  ),
  'society-dues': says(
    [
      'In a resale, ask for the association’s no-dues letter; a buyer can be held to unpaid common charges.',
      'Property tax arrears stay with the property, too.',
    ],
    PRACTICE,
  ),
  'possession-charges': says(
    [
      'At possession commonly fall due: the last instalment, maintenance ahead, corpus fund, utility deposits, stamp duty and registration.',
      'They should be named in the agreement.',
    ],
    PRACTICE,
  ),
};
