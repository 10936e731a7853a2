import { propertyTypeLabel } from '@manemitra/domain/labels';
import { bedroomsIn, homesNamed, nameIn, namesBedrooms } from './bedrooms.ts';
import { type ReadParts, readParts } from './cell.ts';
import { inOrder, textsApart } from './figures-apart.ts';
import { readFacts } from './home-facts.ts';
import { homeTypeIn } from './home-type-words.ts';
import { piecesOf } from './homes-apart.ts';
import { bhkOf, type HomeDefaults, readUnits, type UnitCells } from './units-notation.ts';

/**
 * The homes of a project as people list them: `2, 3 BHK Apartments`, `2 BHK + 2T; 3 BHK 1240-1330 sq ft 1.74 Cr`, `Plots 30x40`, or
 * the notation of `units-notation.ts`, which has bars. A home that cannot be read is refused alone.
 */
export function readHomes(cell: string, defaults: HomeDefaults = {}): ReadParts<UnitCells> {
  const parts = cell.split('|');
  const isList = parts.length > 1 && parts.every(namesBedrooms);
  if (parts.length > 1 && !isList) return readUnits(cell, defaults);
  const read = readListed(cell, defaults);
  return 'refused' in read && read.refused !== undefined
    ? {
        ...read,
        refused: [...read.refused.slice(0, -1), `${read.refused.at(-1)} ${keptText(read.value)}`],
      }
    : read;
}

/** What is left of a cell that was read in part, so that nobody has to look for it. */
const keptText = (homes: readonly UnitCells[]): string =>
  `Kept from this cell: ${homes.map(({ label }) => String(label)).join(', ')}.`;

function readListed(cell: string, defaults: HomeDefaults): ReadParts<UnitCells> {
  const pieces = piecesOf(cell);
  return readParts(
    pieces.map(({ piece }) => piece),
    (piece, at) =>
      pieces[at]?.isUnclear === true
        ? {
            value: homesNamed(piece).flatMap(([named]) => homesIn(readPiece(named, '', defaults))),
            refused: [
              `"${piece.trim()}": write each home before its figures, with a semicolon between two.`,
            ],
          }
        : readPiece(piece, pieces[at]?.lead ?? '', defaults),
  );
}

const homesIn = (read: ReadParts<UnitCells>): UnitCells[] => ('value' in read ? read.value : []);

/** The homes of a piece; a figure of which nobody knows what it means is refused alone, and the home stays. */
function readPiece(piece: string, lead: string, defaults: HomeDefaults): ReadParts<UnitCells> {
  const [head = '', figures] = nameIn(piece);
  const body = `${lead} ${head === '' ? piece : piece.replace(head, ' ')}`;
  const bhks = figures === undefined ? [undefined] : bedroomsIn(figures);
  if (bhks.length > 1) return readTogether(piece, body, bhks, defaults);
  const facts = readFacts(body, defaults);
  if ('reason' in facts) return facts;
  const { label: words, type: named, ...others } = facts.value;
  const refused = facts.refused && { refused: facts.refused };
  const type = named ?? (head === '' ? undefined : homeTypeIn(head)) ?? defaults.homeType;
  if (head === '') {
    if (type === undefined) {
      return {
        reason:
          facts.refused?.join(' ') ??
          `"${piece.trim()}" does not say what home it is; write 2 BHK, villa or plot, for example.`,
      };
    }
    return {
      value: [{ label: words || propertyTypeLabel(type, 'one'), type, ...others }],
      ...refused,
    };
  }
  const [bhk] = bhks;
  const name = bhk === undefined ? head.trim() : `${bhk} BHK`;
  const label = words ? `${name} ${words}` : name;
  return {
    value: [{ label, type: type ?? 'apartment', bhk: bhk ?? bhkOf(head) ?? 0, ...others }],
    ...refused,
  };
}

/** Several numbers of bedrooms before one word: each home has its own of the figures that are as many as they: `2/3 BHK 1100/1500 sft`. */
function readTogether(
  piece: string,
  body: string,
  bhks: readonly (number | undefined)[],
  defaults: HomeDefaults,
): ReadParts<UnitCells> {
  const { each, rest } = textsApart(body, bhks.length);
  const shared = readFacts(rest, defaults);
  if ('reason' in shared) return shared;
  const { label: words, type: named, ...ofAll } = shared.value;
  const refused = [...(shared.refused ?? [])];
  if (Object.keys(ofAll).length > 0)
    refused.push(
      `"${piece.trim()}" has a figure for several homes; give the figures of each home separately, as in "3 BHK 1900-2300 sft; 4 BHK 2400-2850 sft".`,
    );
  const bare = bhks.map((bhk) => ({
    label: [`${bhk} BHK`, words].filter(Boolean).join(' '),
    type: named ?? defaults.homeType ?? 'apartment',
    bhk,
  }));
  const homes: UnitCells[] = [];
  for (const [at, home] of bare.entries()) {
    const facts = readFacts(each[at] ?? '', defaults);
    if ('reason' in facts) return facts;
    const { label: _words, type: _named, ...figures } = facts.value;
    const own = Object.entries(figures).filter(([field]) => !(field in ofAll));
    homes.push({ ...home, ...Object.fromEntries(own) });
  }
  const ordered = inOrder(homes, piece);
  if ('reason' in ordered) refused.push(ordered.reason);
  return {
    value: 'value' in ordered ? ordered.value : bare,
    ...(refused.length > 0 && { refused }),
  };
}
