import type { Generated, GeneratedAlways } from 'kysely';
import type { Direction, HomeType, KhathaClass } from './column-values.ts';

/** The tables of what belongs to one project: its homes and their prices, pictures, documents, metro stations. */

interface SurveyNumbersTable {
  property_id: number;
  position: number;
  survey_number: string;
  khatha: KhathaClass | 'E' | null;
  khatha_class: KhathaClass | null;
  is_e_khatha: boolean | null;
}

interface UnitTypesTable {
  id: GeneratedAlways<number>;
  property_id: number;
  position: number;
  label: string;
  type: HomeType;
  bhk: number | null;
  carpet_sqft_min: number | null;
  carpet_sqft_max: number | null;
  super_built_up_sqft_min: number | null;
  super_built_up_sqft_max: number | null;
  plot_sqft_min: number | null;
  plot_sqft_max: number | null;
  loading_percent: GeneratedAlways<number | null>;
  bathrooms: number | null;
  balconies: number | null;
  facings: Direction[] | null;
  floors: number | null;
  unit_count: number | null;
  price_min: number | null;
  price_max: number | null;
  /** At `price_min`. */
  all_in_price: number | null;
  /** At the highest price. */
  all_in_price_max: number | null;
  /** What is known of `all_in_price`, where not all of it is. */
  all_in_at_least: number | null;
}

interface PriceLinesTable {
  unit_type_id: number;
  stage: 'agreement' | 'possession';
  kind: string;
  rupees: number;
}

interface PropertyMetroTable {
  property_id: number;
  line: string;
  station_slug: string;
  station_name: string;
  station_status: string;
  meters: number;
}

interface PropertyImagesTable {
  id: GeneratedAlways<number>;
  property_id: number;
  position: number;
  kind: 'main' | 'amenities' | 'interiors' | 'exteriors' | 'real';
  property_category: Generated<string>;
  /** What the store of pictures knows it by; null of those that came by an address. */
  public_id: string | null;
  url: string;
  caption: string;
  width: number;
  height: number;
}

interface DocumentsTable {
  id: GeneratedAlways<number>;
  property_id: number;
  section: 'plan' | 'noc' | 'land';
  position: number;
  name: string;
  url: string;
}

export interface ProjectPartTables {
  survey_numbers: SurveyNumbersTable;
  unit_types: UnitTypesTable;
  price_lines: PriceLinesTable;
  property_metro: PropertyMetroTable;
  property_images: PropertyImagesTable;
  documents: DocumentsTable;
}
