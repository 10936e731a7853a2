import { attribute, elements } from './xml-elements.ts';
import type { Part } from './zip-parts.ts';

const PART_MAX = 5_000_000;

export interface Sheet {
  /** As its tab shows it. */
  name: string;
  /** Where it stands in the archive: `xl/worksheets/sheet1.xml`. */
  path: string;
  part: Part;
  isVisible: boolean;
}

/** The text of a small part of a workbook; empty where there is none. */
export const textOfPart = (parts: ReadonlyMap<string, Part>, name: string): string =>
  parts.get(name)?.(PART_MAX).toString('utf8') ?? '';

/** The sheets of a workbook in the order in which they are shown. */
export function sheetsIn(parts: ReadonlyMap<string, Part>): Sheet[] {
  const relations = textOfPart(parts, 'xl/_rels/workbook.xml.rels');
  const targets = new Map(
    [...elements(relations, 'Relationship')].map((each) => [
      attribute(each, 'Id'),
      attribute(each, 'Target'),
    ]),
  );
  return [...elements(textOfPart(parts, 'xl/workbook.xml'), 'sheet')].flatMap((sheet) => {
    const target = targets.get(attribute(sheet, '\\w+:id')) ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const part = parts.get(path);
    const isVisible = (attribute(sheet, 'state') ?? 'visible') === 'visible';
    return part === undefined
      ? []
      : [{ name: attribute(sheet, 'name') ?? '', path, part, isVisible }];
  });
}
