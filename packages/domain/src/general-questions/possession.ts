import { DOCUMENTS } from '../expected-documents.ts';
import { CONNECTIONS } from '../ladder-meaning.ts';
import { says } from './answer.ts';
import { OUR_DOCUMENTS, PRACTICE, reraAct, reraRules } from './sources.ts';

const RATE =
  'In Karnataka the rate is the State Bank of India’s highest marginal cost of lending rate plus 2 %.';

/** When it is ready, when it is late, and what is handed over. */
export const POSSESSION = {
  'delay-compensation': says(
    [
      'If the date in the agreement passes, you may stay and get interest for each month until possession.',
      'Or withdraw and get all you paid back, with interest and compensation.',
      RATE,
    ],
    reraAct('section 18'),
    reraRules('rule 16'),
  ),
  'delay-interest': says(
    [RATE, 'The same rate counts for what the builder owes you and for what you pay late.'],
    reraAct('sections 2(za) and 18'),
    reraRules('rule 16'),
  ),
  'delay-check': says(
    [
      'Compare the date in the agreement with the one in the RERA register and its quarterly updates, and look at how late the builder’s earlier projects were.',
      'The project pages here show the builder’s record where it is known.',
    ],
    reraAct('section 11(1)'),
  ),
  'builder-bankrupt': says(
    [
      'Home buyers count as financial creditors: with enough others they can start insolvency, and they vote in it.',
      'RERA can also have the buyers’ association take over the rest of the work.',
    ],
    { name: 'Insolvency and Bankruptcy Code 2016, sections 5(8) and 7', url: null },
    reraAct('section 8'),
  ),
  'under-construction-safe': says(
    [
      'An unfinished home may be late or change; ready ones can be seen, and their occupancy certificate checked.',
      'For an unfinished one look at the RERA registration, its date, progress reports, the builder’s record and the plan sanction.',
    ],
    reraAct('sections 11 and 18'),
    OUR_DOCUMENTS,
  ),
  'ready-vs-construction': says(
    [
      'Ready: no GST after the completion certificate, no wait, you see what you buy. Under construction: often paid by stages, with GST and the risk of delay.',
      'You may be paying rent and EMI at once until the keys come.',
    ],
    PRACTICE,
    reraAct('section 18'),
  ),
  'take-possession': says(
    [
      'Before taking keys commonly check the occupancy certificate for your block, measure the carpet area, test water, power and lifts, and list defects in writing.',
      'The buyer has to take possession within two months of the occupancy certificate.',
    ],
    reraAct('section 19(10)'),
    OUR_DOCUMENTS,
  ),
  'possession-without-oc': says(
    [DOCUMENTS['occupancy-certificate'].why, 'Getting that certificate is the promoter’s duty.'],
    CONNECTIONS,
    reraAct('section 11(4)(b)'),
  ),
  'conveyance-when': says(
    [
      'The promoter must make the registered conveyance of your home, and of the common areas to the association, within three months of the occupancy certificate.',
    ],
    reraAct('section 17'),
  ),
  'grace-period': says(
    [
      'Many agreements add a grace period or excuse delay by force majeure. The Act means war, flood, drought, fire, cyclone, earthquake and other calamities of nature.',
      'Read which date and which excuses your agreement names.',
    ],
    reraAct('section 6'),
  ),
  'new-launch-risk': says(
    [
      'A new launch commonly costs less and gives more choice; you wait longest and see the least.',
      'Check that the registration number has been given, and pay no more than 10 % before the agreement is registered.',
    ],
    reraAct('sections 3 and 13'),
    PRACTICE,
  ),
  'pre-launch': says(
    [
      'A project that must register may not be offered, booked or sold before it has its RERA number, under whatever name: pre-launch, EOI, soft launch.',
      'Money paid then has the least protection.',
    ],
    reraAct('section 3'),
  ),
  'resale-vs-new': says(
    [
      'New from the builder: RERA protection and staged payment; GST while it is being built. Resale: no GST, known neighbours, but check the seller’s loan, dues and documents.',
      'The lower stamp duty for small flats is for first sales of new flats.',
    ],
    PRACTICE,
    reraAct('section 18'),
  ),
  'cancel-refund': says(
    [
      'If the builder is late or breaks the agreement, you may withdraw with full refund and interest.',
      'If you change your mind, the agreement says what is kept: read that clause before you pay.',
    ],
    reraAct('sections 18 and 19(4)'),
  ),
  'builder-cancels': says(
    [
      'A builder may cancel only by the terms of the agreement, and not one-sidedly without cause.',
      'You can go to RERA against it.',
    ],
    reraAct('section 11(5)'),
  ),
};
