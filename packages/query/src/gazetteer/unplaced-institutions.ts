/*
 * Schools and malls whose names hold the name of another place, or are written small, and that no source with a licence places (asked of
 * bus stops, OpenStreetMap extracts and public lists in November 2026). Each is known by name only, so that none is read as what is in it:
 * the Phoenix Mall of Asia is not Phoenix Marketcity, and NPS Yeshwanthpur is not Yeshwanthpur. It is asked which area they are near.
 */
const BRANCHES =
  'yeshwanthpur yeshwantpur indiranagar koramangala hsr rajajinagar itpl whitefield jayanagar'.split(
    ' ',
  );
const SCHOOLS = ['nps', 'national public school', 'dps', 'delhi public school'];

export const unplacedInstitutions: readonly string[] = [
  'phoenix mall of asia',
  'mall of asia',
  'greenwood high bannerghatta',
  'sri kumarans',
  'sri kumaran school',
  'kumarans school',
  "kumaran's school",
  'sri kumarans school',
  "sri kumaran's school",
  ...SCHOOLS.flatMap((school) => BRANCHES.map((branch) => `${school} ${branch}`)),
];
