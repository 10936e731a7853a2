/** What text columns may hold. Whoever reads them into the product's own names is checked against these. */

export type HomeType =
  | 'apartment'
  | 'villa'
  | 'row-house'
  | 'plot'
  | 'penthouse'
  | 'duplex'
  | 'studio'
  | 'independent-house';

export type Direction =
  | 'north'
  | 'south'
  | 'east'
  | 'west'
  | 'north-east'
  | 'north-west'
  | 'south-east'
  | 'south-west';

export type Khatha = 'A' | 'B' | 'E';

export type Approver =
  | 'BBMP'
  | 'GBA'
  | 'BDA'
  | 'BMRDA'
  | 'BIAAPA'
  | 'KIADB'
  | 'local-planning-authority'
  | 'panchayat';

export type WaterSource = 'cauvery' | 'borewell' | 'tanker' | 'recycled';

export type MissingFact =
  | 'place'
  | 'ready'
  | 'price'
  | 'khatha'
  | 'approver'
  | 'rera'
  | 'litigation'
  | 'size'
  | 'possession-costs'
  | 'water'
  | 'occupancy-certificate'
  | 'pictures'
  | 'documents'
  | 'complaints'
  | 'amenities'
  | 'maintenance'
  | 'total-units'
  | 'open-space'
  | 'description';
