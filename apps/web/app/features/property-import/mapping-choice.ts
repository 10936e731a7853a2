import type { ImportView } from '@manemitra/contract/staff-properties-imports';

export type Mapping = ImportView['mapping'];
export type Settings = ImportView['settings'];
type KnownColumns = ImportView['knownColumns'];

/** The mapping with one column of the file read as another of ours; what was read as that before is passed over. */
export function withColumn(mapping: Mapping, column: string, as: string | null): Mapping {
  return mapping.map((each) => {
    if (each.column === column) return { ...each, as };
    return as !== null && each.as === as ? { ...each, as: null } : each;
  });
}

/** The settings with one of them said otherwise; an empty text says nothing. */
export function withSetting(settings: Settings, name: keyof Settings, value: string): Settings {
  const { [name]: _before, ...others } = settings;
  return value.trim() === '' ? others : { ...others, [name]: value.trim() };
}

/** Why the rows cannot be taken in by this mapping, as sentences; none when they can. */
export function mappingGaps(mapping: Mapping, known: KnownColumns): string[] {
  const used = new Set(mapping.flatMap(({ as }) => (as === null ? [] : [as])));
  const missing = known.filter(({ name, isRequired }) => isRequired && !used.has(name));
  if (missing.length === 0) return [];
  const names = missing.map(({ name }) => columnWords(name)).join(', ');
  return [
    missing.length === 1
      ? `Say which column holds the ${names}: every row needs it.`
      : `Say which columns hold these, which every row needs: ${names}.`,
  ];
}

/** `source_checked_on` -> `source checked on`. */
export const columnWords = (name: string): string => name.replaceAll('_', ' ');
