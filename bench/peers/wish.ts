/**
 * What a sentence of `search-kinds.ts` asks for, written down by hand. Only what must be and must not be: what is merely
 * welcome excludes nothing. Money in rupees, areas in square feet, distances in metres, days as `YYYY-MM-DD`.
 */
export interface Wish {
  bhk?: number;
  types?: readonly string[];
  locality?: string;
  notLocality?: string;
  zone?: string;
  near?: { at: readonly [lat: number, lng: number]; meters: number };
  /** `any` counts open stations of every line. */
  metro?: { line: string; meters: number };
  price?: { min?: number; max: number };
  allInMax?: number;
  carpet?: { min: number; max: number };
  status?: string;
  readyBy?: string;
  amenities?: readonly string[];
  khatha?: string;
  water?: string;
  notWater?: string;
  notApprover?: string;
  facing?: string;
  fewerUnitsThan?: number;
  isReraRegistered?: true;
  isWithoutLitigation?: true;
}
