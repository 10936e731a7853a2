import { slugOf } from '@manemitra/domain/slug';
import type { Place, PlaceKind } from '../place.ts';
import { keyOf, plainWord } from './spelling.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';
import { isNativeScript } from './transliteration.ts';
import { zoneOf } from './zones.ts';

/** What is shown beside each of them. */
const SOURCE = '© OpenStreetMap contributors (ODbL 1.0), 2026';

interface Chain {
  /** What is said of any branch, so that it is asked which. */
  alone: readonly string[];
  /** What is said before or behind the area of a branch. */
  withArea: readonly string[];
}

/**
 * Institutions from a table with a line for each: name | areas | lat lng | Kannada | Devanagari | also. One with areas is a branch and is
 * called by the first of them: "Fortis Hospital Nagarbhavi". The names of a chain are those of each of its branches.
 */
export function institutions(table: string, kind: PlaceKind, chains = ''): readonly Place[] {
  const chainOf = new Map(readTable(chains).map(chainAt));
  return readTable(table).map(([name = '', areas, at = '', kn, hi, also]) => {
    const [area, ...others] = aliasesOf(areas);
    const whole = area === undefined ? name : `${name} ${area}`;
    const chain = area === undefined ? undefined : chainOf.get(name);
    const told = chain?.withArea.flatMap((said) =>
      [area ?? '', ...others].flatMap((each) => [`${said} ${each}`, `${each} ${said}`]),
    );
    return {
      slug: slugOf(whole),
      name: whole,
      kind,
      aliases: eachOnce([...aliasesOf(also), ...(told ?? []), ...(chain?.alone ?? [])], whole),
      at: pointOf(at),
      radiusMeters: 0,
      zone: zoneOf(pointOf(at)),
      source: SOURCE,
      ...(chain === undefined ? {} : { isBranch: true }),
      ...(kn ? { nameKn: kn } : {}),
      ...(hi ? { nameHi: hi } : {}),
    };
  });
}

function chainAt([name = '', alone, withArea]: readonly string[]): [string, Chain] {
  const said = [name, ...aliasesOf(alone)];
  const latin = said.filter((each) => !isNativeScript(each));
  return [name, { alone: said, withArea: [...latin, ...aliasesOf(withArea)] }];
}

/** "cloud nine" and "cloudnine" are one name. */
function eachOnce(names: readonly string[], besides: string): string[] {
  const keyed = (name: string) => keyOf(name.split(/\s+/).map(plainWord));
  const byKey = new Map(names.map((name) => [keyed(name), name]));
  byKey.delete(keyed(besides));
  return [...byKey.values()];
}
