/** What text columns may hold. Whoever reads them into the product's own names is checked against these. */

/** How exactly a date is known; `null` is to the day. */
export type Precision = 'month' | 'quarter' | 'year' | null;

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

/** What changed in the register that staff must see (packages/domain/src/register.ts). */
export type RegisterMark = 'date-extended' | 'complaints' | 'units-sold' | 'litigation' | 'lapsed';
export type RegisterState = 'registered' | 'completed' | 'lapsed' | 'revoked';
export type LandConversion = 'converted' | 'not-needed' | 'not-converted';

export type KhathaClass = 'A' | 'B';

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

/** What was changed of a project: a section of the editor, or whether it is shown and kept. */
export type ChangedSection =
  | 'basics'
  | 'location'
  | 'description'
  | 'units'
  | 'amenities'
  | 'legal'
  | 'water-and-charges'
  | 'schedule'
  | 'images'
  | 'documents'
  | 'publication';

export type FactGroup =
  | 'project'
  | 'possession'
  | 'location'
  | 'homes'
  | 'prices'
  | 'taxes'
  | 'khatha'
  | 'approval'
  | 'certificates'
  | 'rera'
  | 'litigation'
  | 'water'
  | 'amenities'
  | 'builder'
  | 'past-projects'
  | 'complaints'
  | 'documents'
  | 'pictures'
  | 'metro';

/** Of which kind who tells something of a project is (packages/domain/src/tellings.ts). */
export type SourceKind = 'register' | 'document' | 'staff' | 'promoter' | 'portal' | 'derived';

export type FactValue =
  | null
  | boolean
  | number
  | string
  | readonly FactValue[]
  | { readonly [key: string]: FactValue | undefined };
