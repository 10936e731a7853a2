import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

interface MadeNode {
  id: number;
  lat: number;
  lng: number;
}
interface MadeThing {
  id: number;
  tags: Record<string, string>;
}
export interface MadeWay extends MadeThing {
  nodes: number[];
}
export interface MadeRelation extends MadeThing {
  members: { type: 0 | 1; id: number; role: string }[];
}
export interface MadeExtract {
  nodes: readonly MadeNode[];
  ways: readonly MadeWay[];
  relations: readonly MadeRelation[];
}

/** An extract in the format that OpenStreetMap's are in; coordinates in degrees, `at` in seconds since 1970. */
export function madePbf(
  { nodes, ways, relations }: MadeExtract,
  { at = 1_764_201_600, feature = 'DenseNodes', isDense = true } = {},
): Uint8Array {
  const header = new PbfWriter();
  header.writeStringField(4, 'OsmSchema-V0.6');
  header.writeStringField(4, feature);
  header.writeVarintField(32, at);

  const strings = ['', ...new Set([...ways, ...relations].flatMap(wordsOf))];
  const block = new PbfWriter();
  const text = new PbfWriter();
  for (const word of strings) text.writeBytesField(1, new TextEncoder().encode(word));
  block.writeBytesField(1, text.finish());
  const number = (word: string) => strings.indexOf(word);
  const tags = ({ id, tags: all }: MadeThing) => {
    const made = new PbfWriter();
    made.writeVarintField(1, id);
    made.writePackedVarint(2, Object.keys(all).map(number));
    made.writePackedVarint(3, Object.values(all).map(number));
    return made;
  };
  block.writeBytesField(2, isDense ? dense(nodes) : single(nodes));
  const group = new PbfWriter();
  for (const way of ways) {
    const made = tags(way);
    made.writePackedSVarint(8, stepsOf(way.nodes));
    group.writeBytesField(3, made.finish());
  }
  for (const relation of relations) {
    const made = tags(relation);
    const { members } = relation;
    made.writePackedVarint(
      8,
      members.map(({ role }) => number(role)),
    );
    made.writePackedSVarint(9, stepsOf(members.map(({ id }) => id)));
    made.writePackedVarint(
      10,
      members.map(({ type }) => type),
    );
    group.writeBytesField(4, made.finish());
  }
  block.writeBytesField(2, group.finish());
  return Buffer.concat([blob('OSMHeader', header.finish()), blob('OSMData', block.finish())]);
}

function wordsOf(thing: MadeWay | MadeRelation): string[] {
  const roles = 'members' in thing ? thing.members.map(({ role }) => role) : [];
  return [...Object.entries(thing.tags).flat(), ...roles];
}

const stepsOf = (numbers: readonly number[]) =>
  numbers.map((one, i) => one - (numbers[i - 1] ?? 0));
/** The format's own unit: 1e-7 degrees. */
const units = (degrees: number) => Math.round(degrees * 1e7);

function dense(nodes: readonly MadeNode[]): Uint8Array {
  const [made, group] = [new PbfWriter(), new PbfWriter()];
  made.writePackedSVarint(1, stepsOf(nodes.map(({ id }) => id)));
  made.writePackedSVarint(8, stepsOf(nodes.map(({ lat }) => units(lat))));
  made.writePackedSVarint(9, stepsOf(nodes.map(({ lng }) => units(lng))));
  group.writeBytesField(2, made.finish());
  return group.finish();
}

function single(nodes: readonly MadeNode[]): Uint8Array {
  const group = new PbfWriter();
  for (const { id, lat, lng } of nodes) {
    const made = new PbfWriter();
    made.writeSVarintField(1, id);
    made.writeSVarintField(8, units(lat));
    made.writeSVarintField(9, units(lng));
    group.writeBytesField(1, made.finish());
  }
  return group.finish();
}

function blob(type: string, content: Uint8Array): Uint8Array {
  const body = new PbfWriter();
  body.writeVarintField(2, content.length);
  body.writeBytesField(3, deflateSync(content));
  const packed = body.finish();
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, packed.length);
  const header = head.finish();
  const size = Buffer.alloc(4);
  size.writeUInt32BE(header.length);
  return Buffer.concat([size, header, packed]);
}
