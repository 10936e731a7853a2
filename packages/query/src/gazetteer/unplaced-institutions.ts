import { list } from '../phrases.ts';
import { schools } from './schools.ts';

/*
 * Schools and malls whose names hold the name of another place, or are written small, and that no source with a licence places (asked of
 * bus stops, OpenStreetMap extracts and public lists in November 2026). Each is known by name only, so that none is read as what is in it:
 * the Phoenix Mall of Asia is not Phoenix Marketcity, and NPS Yeshwanthpur is not Yeshwanthpur. It is asked which area they are near.
 */
const BRANCHES =
  `yeshwanthpur;yeshwantpur;indiranagar;koramangala;hsr;hsr layout;rajajinagar;itpl;whitefield;jayanagar;east;south;north;west;bangalore east;bangalore south;bangalore north;
  bangalore west;electronic city;ecity;sarjapur;sarjapur road;bannerghatta;bannerghatta road;kanakapura road;yelahanka;hebbal;hennur;horamavu;banashankari;jp nagar;btm;bellandur;
  marathahalli;mahadevapura;kr puram;hoodi;varthur;banaswadi;kengeri;rr nagar;mysore road;nagarbhavi;vijayanagar;malleshwaram;rt nagar;thanisandra;jakkur;devanahalli;begur;hulimavu`.split(
    /;\s*/,
  );
const SCHOOLS = list(`
    nps; national public school; dps; delhi public school; ryan international; ryan international school; orchids; orchids international school; vibgyor;
    vibgyor high; presidency school; podar; podar international school; narayana e techno school; sri chaitanya; sri chaitanya school; chrysalis high;
    kendriya vidyalaya; kv
  `);

const placed = new Set(
  schools.flatMap(({ name, aliases }) => [name, ...aliases].map((said) => said.toLowerCase())),
);

export const unplacedInstitutions: readonly string[] = [
  'yelahanka air force station',
  'air force station yelahanka',
  'jalahalli air force station',
  'air force station',
  'pritech park',
  ...SCHOOLS.flatMap((school) => BRANCHES.map((branch) => `${school} ${branch}`)).filter(
    (branch) => !placed.has(branch),
  ),
];
