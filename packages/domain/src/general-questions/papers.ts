import { DOCUMENTS, type DocumentKind } from '../expected-documents.ts';
import { CONNECTIONS } from '../ladder-meaning.ts';
import { says } from './answer.ts';
import {
  OUR_DOCUMENTS,
  POWER_OF_ATTORNEY,
  PRACTICE,
  reraAct,
  registrationAct,
  stampAct,
  transferAct,
} from './sources.ts';

const why = (kind: DocumentKind) => DOCUMENTS[kind].why;

/** Which documents, and what is without them. */
export const PAPERS = {
  'papers-before-token': says(
    [
      'Before a token, commonly see the RERA registration, plan sanction, title deeds, encumbrance certificate, khata and tax receipt; for a ready home the occupancy certificate too.',
      'Have your own lawyer read them, and get in writing when the token is refunded.',
    ],
    OUR_DOCUMENTS,
  ),
  'papers-resale': says(
    [
      'For a resale, commonly: the seller’s registered sale deed, the deeds before it, encumbrance certificate, e-khata, tax receipt, occupancy certificate, and the association’s no-dues letter.',
      'If the seller has a loan, also the bank’s letter of what is due, and its release when it is paid.',
    ],
    OUR_DOCUMENTS,
    PRACTICE,
  ),
  'papers-plot': says(
    [
      'For a plot: layout approval, conversion order, release order of that site, title deeds, encumbrance certificate, khata and tax receipt.',
      why('layout-approval'),
    ],
    OUR_DOCUMENTS,
  ),
  'oc-missing': says(
    [
      why('occupancy-certificate'),
      'Ask whether it was applied for, for which blocks, and what is holding it up.',
    ],
    CONNECTIONS,
    OUR_DOCUMENTS,
  ),
  'oc-partial': says(
    [
      'A partial occupancy certificate covers only the blocks or floors that it names.',
      'Check that your block and floor are named in it, and what is still to be finished.',
    ],
    PRACTICE,
  ),
  'cc-missing': says([why('commencement-certificate')], OUR_DOCUMENTS),
  'ec-years': says(
    [
      'Lawyers and banks in Bengaluru commonly ask for encumbrance certificates of 30 years, up to the current month.',
      'It lists only registered dealings: a will, a lawsuit or an unregistered agreement is not in it.',
    ],
    OUR_DOCUMENTS,
    registrationAct('section 57'),
  ),
  'ec-where': says(
    [
      'The sub-registrar’s office gives encumbrance certificates, and Karnataka’s Kaveri portal gives them online.',
      why('encumbrance-certificate'),
    ],
    registrationAct('section 57'),
    OUR_DOCUMENTS,
  ),
  'title-check': says(
    [
      'A lawyer reads every deed from the mother deed to today’s owner, the encumbrance certificate, khata, conversion, heirs and lawsuits.',
      why('mother-deed'),
    ],
    OUR_DOCUMENTS,
  ),
  'title-insurance': says(
    [
      'The Act asks a promoter to insure title and construction where the government has notified that insurance; few projects have it.',
      'For a defective title the promoter owes compensation in any case, with no time limit.',
    ],
    reraAct('sections 16 and 18(2)'),
  ),
  'own-lawyer': says(
    [
      'The law does not require a lawyer. The seller’s or the bank’s lawyer works for them, so buyers commonly pay one of their own.',
      why('legal-opinion'),
    ],
    OUR_DOCUMENTS,
    PRACTICE,
  ),
  'sale-agreement': says(
    [
      'An agreement for sale promises the home on terms; the sale deed makes you the owner.',
      'Only a registered deed passes title. A builder must register the agreement too before taking more than 10 %.',
    ],
    transferAct('section 54'),
    reraAct('section 13'),
  ),
  'power-of-attorney-sale': says(
    [
      'A power of attorney does not make you the owner: only a registered sale deed does.',
      'Where the seller signs by an attorney, check that the power is registered, names the sale and is still in force.',
    ],
    POWER_OF_ATTORNEY,
    transferAct('section 54'),
  ),
  'joint-development': says(
    [
      why('joint-development-agreement'),
      'Ask in whose share your home lies, and who signs its deed.',
    ],
    OUR_DOCUMENTS,
  ),
  litigation: says(
    [
      'Ask the seller in writing for every case on the land, and have your lawyer search the courts; a promoter must show them in the RERA register.',
      'Who buys during a lawsuit on the title is bound by what the court decides.',
    ],
    transferAct('section 52'),
    reraAct('section 4'),
  ),
  'unregistered-agreement': says(
    [
      'An unregistered sale deed passes no title. An agreement that is only stamped, not registered, gives you at most a claim in court.',
      'With a builder, more than 10 % may be paid only after the agreement is registered.',
    ],
    registrationAct('sections 17 and 49'),
    reraAct('section 13'),
  ),
  'lost-deed': says(
    [
      'The sub-registrar gives a certified copy of a registered deed to anybody who applies.',
      'If a seller says the original is lost, ask whether it is with a bank; lawyers commonly want a police report and a public notice.',
    ],
    registrationAct('section 57'),
    PRACTICE,
  ),
  'undervalued-deed': says(
    [
      'Where a deed states less than the market value, the registrar can refer it and the duty that is missing is collected.',
      'A price below the guidance value can also be taxed with buyer and seller.',
    ],
    stampAct('section 45-A'),
  ),
};
