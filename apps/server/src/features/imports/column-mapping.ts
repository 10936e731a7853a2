import { columnName, columnNamed, REQUIRED_COLUMNS } from '@manemitra/catalogue/import/columns';
import type { Column } from '@manemitra/catalogue/import/columns';

/** A column of a file and the column of the import that it is read as; `null`: passed over. */
export interface MappedColumn {
  column: string;
  as: string | null;
}

/** What people call our columns. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  project: 'name',
  project_name: 'name',
  builder: 'promoter',
  developer: 'promoter',
  promoter_name: 'promoter',
  area: 'locality',
  location: 'locality',
  rera: 'rera_numbers',
  rera_no: 'rera_numbers',
  rera_number: 'rera_numbers',
  lat: 'latitude',
  lng: 'longitude',
  lon: 'longitude',
  long: 'longitude',
  possession: 'possession_on',
  possession_date: 'possession_on',
  launch_date: 'launched_on',
  units_total: 'total_units',
  number_of_units: 'total_units',
  khata: 'khatha',
  maintenance: 'maintenance_per_sqft',
  water: 'water_sources',
  source: 'source_name',
  id: 'external_id',
};

/** What the columns of a header most likely are; each of ours at most once. */
export function guessMapping(header: readonly string[]): MappedColumn[] {
  const taken = new Set<string>();
  const claim = (name: string | undefined): string | null => {
    if (name === undefined || columnNamed(name) === undefined || taken.has(name)) return null;
    taken.add(name);
    return name;
  };
  const exact = header.map((column) => claim(columnName(column)));
  return header.map((column, i) => ({
    column,
    as: exact[i] ?? claim(OTHER_NAMES[columnName(column)]),
  }));
}

/** Why rows cannot be read by a mapping; undefined when they can. */
export function mappingProblem(mapping: readonly MappedColumn[]): string | undefined {
  const used = mapping.flatMap(({ as }) => (as === null ? [] : [as]));
  const unknown = used.find((name) => columnNamed(name) === undefined);
  if (unknown !== undefined) return `The import has no column "${unknown}".`;
  const twice = used.find((name, i) => used.indexOf(name) !== i);
  if (twice !== undefined) return `Two columns are read as ${twice}; keep one of them.`;
  if (used.includes('land_sqm') && used.includes('land_acres')) {
    return 'Two columns tell the area of the land, land_sqm and land_acres; keep one of them.';
  }
  const missing = REQUIRED_COLUMNS.filter((name) => !used.includes(name));
  return missing.length > 0 ? `Say which column is ${missing.join(', and which is ')}.` : undefined;
}

/** The columns by which the rows are read, in the order of the file. */
export function mappedColumns(mapping: readonly MappedColumn[]): (Column | undefined)[] {
  return mapping.map(({ as }) => (as === null ? undefined : columnNamed(as)));
}
