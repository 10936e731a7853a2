import { CITIZEN_MATTERS } from '../ladder-meaning.ts';
import { RERA_REGISTER } from '../rera-standing.ts';
import { says, saysSinceDecember } from './answer.ts';
import {
  NOMINEES,
  OUR_DOCUMENTS,
  PRACTICE,
  registrationAct,
  successionAct,
  transferAct,
} from './sources.ts';

/** The steps of buying. */
export const PROCESS = {
  'buying-steps': says(
    [
      'Commonly: budget and loan eligibility, shortlist and visits, title and RERA check, token, registered agreement, loan, payments by stage.',
      'Then the sale deed at the sub-registrar’s, keys, and khata, tax and power in your name.',
    ],
    PRACTICE,
  ),
  'registration-where': says(
    [
      'At the sub-registrar’s office in whose area the home lies; Karnataka’s Kaveri portal shows which offices take it, and gives the appointment.',
      'In the city it is registered against an e-khata.',
    ],
    registrationAct('section 28'),
    CITIZEN_MATTERS,
  ),
  'registration-time': says(
    [
      'A signed deed must be brought to registration within four months; later only with a fine and for four more months.',
      'The visit itself commonly takes part of a day once the appointment and the fees are done.',
    ],
    registrationAct('sections 23 and 25'),
    PRACTICE,
  ),
  'registration-papers': says(
    [
      'Commonly: the deed, proof of duty and fee, PAN and Aadhaar of both sides, e-khata, encumbrance certificate, tax receipt, and two witnesses with proof of identity.',
    ],
    PRACTICE,
    CITIZEN_MATTERS,
  ),
  'registration-who': says(
    [
      'Who signed the deed must appear, or an attorney with an authenticated power. Photographs and fingerprints are taken.',
    ],
    registrationAct('sections 32, 32-A and 33'),
  ),
  'registration-compulsory': says(
    [
      'Yes: a home passes to you only by a registered deed. An unregistered one is no proof of ownership.',
    ],
    transferAct('section 54'),
    registrationAct('sections 17 and 49'),
  ),
  'after-registration': says(
    [
      'After registration: get the certified deed, apply for the khata in your name, change property tax, power and water, and join the association.',
      'Then take an encumbrance certificate that shows your deed.',
    ],
    PRACTICE,
  ),
  'site-visit': says(
    [
      'Go twice, once in the rush hour. Look at the road, water, damp, light, noise, drains and the work itself, and ask residents.',
      'Ask to see the sanctioned plan and compare it with what stands.',
    ],
    PRACTICE,
    OUR_DOCUMENTS,
  ),
  'check-builder': says(
    [
      'Look at earlier projects: promised and actual dates, occupancy certificates, complaints and orders in the RERA register; and talk to owners there.',
      'The project pages here show what is known of the builder.',
    ],
    RERA_REGISTER,
    PRACTICE,
  ),
  'home-insurance': says(
    [
      'No law asks for it. A bank may want the building insured, but you may choose the insurer; cover of the loan by a life policy is commonly offered, too.',
      'Ask for each premium apart from the loan.',
    ],
    PRACTICE,
  ),
  'first-time-buyer': says(
    [
      'Begin with what you can pay each month and have saved, then place and size, then documents: RERA, title, khata, occupancy certificate.',
      'Keep money for taxes, charges and furnishing; do not pay before you have read.',
    ],
    PRACTICE,
    OUR_DOCUMENTS,
  ),
  'will-or-nominee': saysSinceDecember(
    [
      'A nominee receives the home or the money for the heirs and does not become its owner by that. Who owns it follows from the will, or without one from the law of succession.',
      'A will is signed by whoever makes it and by two witnesses who saw it. It need not be registered, and can be.',
    ],
    NOMINEES,
    successionAct('section 63'),
    registrationAct('section 18'),
  ),
  'property-tax': says(
    [
      'The owner pays property tax to the corporation each year; it depends on area, zone, use and age.',
      'Ask for the receipt of this year: arrears stay with the property and become yours.',
    ],
    OUR_DOCUMENTS,
  ),
};
