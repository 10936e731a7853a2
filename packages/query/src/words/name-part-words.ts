import { wordSet } from '../tokens.ts';

export const companyWords = wordSet(`
  group developers developer builders builder constructions construction estates properties property realty
  projects homes housing infra infrastructure ventures limited ltd pvt private llp corp corporation company
  spaces enterprises
`);

export const numberedParts = wordSet(
  'phase phases block blocks sector sectors stage stages cross main ward wards tower',
);

export const partJoints = wordSet(', / & - to or and ya');

export const partsOfNames = wordSet(
  'park parks city town lake lakes heights residency garden gardens greens enclave village county square meadows grove vista woods hills valley court towers retreat field fields acres orchards one phase',
);

/** How the name of an area ends. */
export const areaHeads = wordSet(
  'layout extension extn nagar nagara colony town block stage phase palya halli cross gardens garden enclave road street circle township village ನಗರ ಬಡಾವಣೆ नगर',
);

export const besideNames = wordSet('in at or and , mein me ya');

/** "Epitome by Sumadhura", "Total Environment du Rhapsody". */
export const spanJoints = wordSet(`by - ' ’ s of from the in du ka ki ke na ra da ನ ದ का की के`);

export const countedBesideNames =
  /^(?:bhk|rk|bed|beds|bedroom|bedrooms|bath|cr|crore|crores|lakh|lakhs|lac|lacs|l|k|km|min|mins|sqft|sft|sq|acre|acres|percent|%)$/;

export const numberedNames = wordSet('phase ph part');

export const ownKinds = new Set(
  `arcade avenue castle chamber city court county crest district enclave estate garden green grove habitat haven height
  heritage hill lake manor meadow oasi orchard palace paradise park plaza residence residency ridge square
  terrace town township valley vista wood world`.split(/\s+/),
);
