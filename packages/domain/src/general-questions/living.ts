import { says } from './answer.ts';
import { DOCUMENTS } from '../expected-documents.ts';
import {
  ANIMALS,
  apartmentAct,
  OUR_DOCUMENTS,
  PRACTICE,
  reraAct,
  registrationAct,
} from './sources.ts';

/** Life in the home: its association, water, floor, neighbours. */
export const LIVING = {
  'pets-banned': says(
    [
      'The Animal Welfare Board says that an association may not ban pets, nor forbid them the lift, even by majority.',
      'It may make fair rules on leashes and cleaning.',
    ],
    ANIMALS,
  ),
  'society-formation': says(
    [
      'The promoter must enable an association within three months of most homes being booked; every owner joins it.',
      'In Karnataka it is commonly formed by deeds of declaration under the Apartment Ownership Act; some are registered as societies.',
    ],
    reraAct('sections 11(4)(e) and 19(9)'),
    apartmentAct('sections 2 and 16'),
  ),
  'association-handover': says(
    [
      'Until the association takes over, the promoter keeps up the services. Documents and plans go to it within 30 days of the occupancy certificate.',
    ],
    reraAct('sections 11(4)(d) and 17(2)'),
  ),
  'which-floor': says(
    [
      'Low floors: easier without a lift, cheaper, less light. High floors: air and view, floor rise, dependence on lifts and pumps.',
      'Ask for the fire clearance of a high-rise, and what rises beside your window.',
    ],
    PRACTICE,
  ),
  vastu: says(
    [
      'Vastu is a tradition, not a rule of law: no approval or loan depends on it. Some buyers ask for an east or north entrance, which can help a resale.',
      'You can search here by facing, such as “east facing”.',
    ],
    PRACTICE,
  ),
  'water-tanker': says(
    [
      'Ask for the water sources in writing, how many borewells give water in April, and what owners paid for tankers last summer.',
      DOCUMENTS['bwssb-noc'].why,
    ],
    OUR_DOCUMENTS,
    PRACTICE,
  ),
  'borewell-water': says(
    [
      'Borewells can dry up in summer, and the water is commonly hard. Ask for a recent test and for the yield.',
      'Ask whether a Cauvery line is live or only planned.',
    ],
    PRACTICE,
  ),
  'flood-risk': says(
    [
      'Ask neighbours about 2022 and last year’s rain, and look for drains (rajakaluve), lakes and low basements on the map.',
      'Have your lawyer check that the land lies outside the buffer of lakes and drains.',
    ],
    PRACTICE,
  ),
  'lake-buffer': says(
    [
      'The city’s plan forbids building in buffers along lakes and drains; their width differs by kind and has changed over the years.',
      'Have the sanctioned plan and the village map compared.',
    ],
    { name: 'Bangalore Development Authority, Revised Master Plan 2015', url: null },
  ),
  'power-connection': says([DOCUMENTS['bescom-noc'].why], OUR_DOCUMENTS),
  'sewage-plant': says([DOCUMENTS['pollution-consent'].why], OUR_DOCUMENTS),
  'fire-safety': says([DOCUMENTS['fire-noc'].why], OUR_DOCUMENTS),
  'alter-flat': says(
    [
      'Do not remove walls, beams or slabs without an engineer and the association’s consent: an owner may do nothing that endangers the building.',
      'Your own alterations are not covered by the builder’s five years.',
    ],
    apartmentAct('section 8'),
    reraAct('section 14(3)'),
  ),
  'rent-out': says(
    [
      'An owner may let the home. The association may ask for the tenant’s documents and its rules to be kept.',
      'A lease for more than a year, or from year to year, is registered.',
    ],
    registrationAct('section 17(1)(d)'),
    PRACTICE,
  ),
  'undivided-share': says(
    [
      'With a flat you own an undivided share of the land (UDS), stated in the deed. It counts when the building is rebuilt or acquired.',
      'It commonly follows the size of the flat; ask for square feet and per cent.',
    ],
    apartmentAct('section 6'),
    PRACTICE,
  ),
  'flat-or-plot': says(
    [
      'A plot gives land alone and needs building and care; a flat gives a share of the land, services and monthly maintenance.',
      'Plots have no GST; banks commonly lend less on them. Compare title and approvals first.',
    ],
    PRACTICE,
  ),
  'gated-or-standalone': says(
    [
      'A large community has more amenities and higher maintenance; a small building has few of both, and fewer owners to share a repair.',
      'Buildings of up to eight homes on up to 500 sq m may have no RERA registration.',
    ],
    PRACTICE,
    reraAct('section 3(2)'),
  ),
};
