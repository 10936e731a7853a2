import { RERA_REGISTER } from '../rera-standing.ts';
import { says } from './answer.ts';
import { CONSUMER_COURT, OPEN_PARKING, reraAct } from './sources.ts';

/** What the Real Estate Act gives to buyers. */
export const RERA = {
  'rera-check': says(
    [
      'Look the project up by name or number in the public register of Karnataka RERA: promoter, promised date, plans, land and quarterly progress stand there.',
      'Compare the number, the promoter’s name and the date with what you are told.',
    ],
    RERA_REGISTER,
    reraAct('section 11'),
  ),
  'rera-safe': says(
    [
      'Registration obliges the promoter to disclose plans, land and dates, and opens the complaint forum to you.',
      'It does not prove title or quality, nor that the home will be ready on time.',
    ],
    reraAct('sections 3, 4 and 31'),
  ),
  'rera-missing': says(
    [
      'A project above 500 sq m of land or eight homes may not be advertised, booked or sold before it is registered.',
      'Smaller projects, and those completed before the Act, need no registration.',
    ],
    reraAct('section 3'),
  ),
  'rera-expired': says(
    [
      'Registration ends on the date that the promoter declared. The authority may extend it; ask for the extension certificate.',
      'If it lapses, the authority decides how the rest is built, and the buyers’ association may take it over first.',
    ],
    reraAct('sections 6 and 8'),
  ),
  'rera-ack': says(
    [
      'A number that begins with ACK is only an application. Booking may begin when the registration number has been given.',
    ],
    reraAct('section 3'),
    RERA_REGISTER,
  ),
  'rera-complaint': says(
    [
      'A buyer or an association of buyers files a complaint with Karnataka RERA; it can be done on its portal.',
      'Appeals go to the Appellate Tribunal within 60 days. You may appear yourself or through a lawyer.',
    ],
    reraAct('sections 31, 44 and 56'),
    RERA_REGISTER,
  ),
  'rera-or-consumer': says(
    [
      'The Act stands beside other laws: a buyer may choose the consumer commission instead of RERA.',
      'Civil courts do not hear what the authority decides. Which forum suits depends on the claim.',
    ],
    reraAct('sections 79 and 88'),
    CONSUMER_COURT,
  ),
  'section-13': says(
    [
      'A promoter may not take more than 10 % of the price before a written agreement for sale is registered.',
      'It covers an advance payment and an application fee.',
    ],
    reraAct('section 13'),
  ),
  'escrow-70': says(
    [
      'The promoter must keep 70 % of what buyers pay in a separate account, for land and construction of that project only.',
      'Money is drawn as the work proceeds, certified by an engineer, an architect and an accountant.',
    ],
    reraAct('section 4(2)(l)(D)'),
  ),
  'plan-changes': says(
    [
      'The promoter may not change your home’s plan without your consent, nor the project’s without that of two thirds of the buyers.',
      'Small changes for structural or architectural reasons are possible when they are certified and told to you.',
    ],
    reraAct('section 14'),
  ),
  'structural-defects': says(
    [
      'Defects of structure, workmanship or quality that you report within five years of possession must be repaired free within 30 days.',
      'Otherwise you are owed compensation. Wear and your own alterations are not meant.',
    ],
    reraAct('section 14(3)'),
  ),
  'false-advert': says(
    [
      'Who relied on a false advertisement, prospectus or model flat may claim compensation.',
      'Or withdraw and have the money back with interest. Keep the brochure and the messages.',
    ],
    reraAct('section 12'),
  ),
  'builder-sells-project': says(
    [
      'A promoter may hand a project to another only with the consent of two thirds of the buyers and of the authority.',
      'The new promoter takes over what the old one owed you.',
    ],
    reraAct('section 15'),
  ),
  'builder-mortgage': says(
    [
      'After your agreement is signed the promoter may not mortgage your home; if it is done, it does not touch your right.',
      'For a mortgage from before, ask for the lender’s no-objection letter for your home.',
    ],
    reraAct('section 11(4)(h)'),
  ),
  'agent-registered': says(
    [
      'An agent who sells homes of a registered project must be registered with RERA and show the number.',
      'An agent may sell only projects that are registered.',
    ],
    reraAct('sections 9 and 10'),
    RERA_REGISTER,
  ),
  'parking-sale': says(
    [
      'Open parking is part of the common areas and cannot be sold to one buyer; a closed garage can.',
      'Builders often allot covered places for a charge: have the place and the sum in the agreement.',
    ],
    reraAct('section 2(n) and 2(y)'),
    OPEN_PARKING,
  ),
  'carpet-price': says(
    [
      'Compare prices by carpet area, by which the Act has homes sold. Super built-up area differs from builder to builder.',
      'Carpet area counts inner walls; it leaves out outer walls, shafts, balconies and open terraces.',
    ],
    reraAct('section 2(k)'),
  ),
};
