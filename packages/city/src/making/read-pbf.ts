import { inflateSync } from 'node:zlib';
import { PbfReader } from 'pbf';

type Tags = ReadonlyMap<string, string>;

interface OsmWay {
  id: number;
  tags: Tags;
  nodes: readonly number[];
}
export interface OsmRelation {
  id: number;
  tags: Tags;
  members: readonly { type: 'node' | 'way' | 'relation'; id: number; role: string }[];
}

/** What is done with what an extract holds. Coordinates are whole numbers of 1e-5 degrees. */
export interface OsmVisitor {
  node?: (id: number, lat: number, lng: number) => void;
  way?: (way: OsmWay) => void;
  relation?: (relation: OsmRelation) => void;
}

/** What a reader has to know to read an extract right. Others, such as that of a history, are refused. */
const KNOWN_FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes']);
const MEMBER_TYPES = ['node', 'way', 'relation'] as const;

/**
 * Reads an extract of OpenStreetMap (wiki.openstreetmap.org/wiki/PBF_Format) from its beginning to its end. Answers the day
 * its data are of, where it says so.
 */
export function readPbf(bytes: Uint8Array, visit: OsmVisitor): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let day: string | undefined;
  for (let at = 0; at < bytes.length;) {
    if (at + 4 > bytes.length) throw new Error('The extract is cut off.');
    const headerEnd = at + 4 + view.getUint32(at);
    const head = headerOf(bytes.subarray(at + 4, headerEnd));
    const end = headerEnd + head.size;
    if (end > bytes.length) throw new Error('The extract is cut off.');
    const block = contentOf(bytes.subarray(headerEnd, end));
    if (head.type === 'OSMHeader') day = dayOf(block) ?? day;
    if (head.type === 'OSMData') readBlock(block, visit);
    at = end;
  }
  return day;
}

function headerOf(bytes: Uint8Array): { type: string; size: number } {
  return new PbfReader(bytes).readFields(
    (tag, head, pbf) => {
      if (tag === 1) head.type = pbf.readString();
      if (tag === 3) head.size = pbf.readVarint();
    },
    { type: '', size: 0 },
  );
}

function contentOf(blob: Uint8Array): Uint8Array {
  const content = new PbfReader(blob).readFields((tag, found: { bytes?: Uint8Array }, pbf) => {
    if (tag === 1) found.bytes = pbf.readBytes();
    if (tag === 3) found.bytes = inflateSync(pbf.readBytes());
  }, {});
  if (content.bytes === undefined) throw new Error('The extract is packed in a way not known.');
  return content.bytes;
}

function dayOf(block: Uint8Array): string | undefined {
  const seconds = new PbfReader(block).readFields((tag, found: { at?: number }, pbf) => {
    if (tag === 32) found.at = pbf.readVarint();
    if (tag !== 4) return;
    const feature = pbf.readString();
    if (!KNOWN_FEATURES.has(feature)) throw new Error(`The extract needs "${feature}".`);
  }, {}).at;
  return seconds === undefined ? undefined : new Date(seconds * 1000).toISOString().slice(0, 10);
}

interface Block {
  strings: string[];
  groups: Uint8Array[];
  granularity: number;
  latOffset: number;
  lngOffset: number;
}

function readBlock(bytes: Uint8Array, visit: OsmVisitor): void {
  const block = new PbfReader(bytes).readFields(
    (tag, made: Block, pbf) => {
      if (tag === 1) made.strings = stringsOf(pbf.readBytes());
      if (tag === 2) made.groups.push(pbf.readBytes());
      if (tag === 17) made.granularity = pbf.readVarint();
      if (tag === 19) made.latOffset = pbf.readVarint(true);
      if (tag === 20) made.lngOffset = pbf.readVarint(true);
    },
    { strings: [], groups: [], granularity: 100, latOffset: 0, lngOffset: 0 },
  );
  const { node, way, relation } = visit;
  const put = (id: number, lat: number, lng: number) =>
    node?.(
      id,
      Math.round((block.latOffset + block.granularity * lat) / 10_000),
      Math.round((block.lngOffset + block.granularity * lng) / 10_000),
    );
  for (const group of block.groups) {
    new PbfReader(group).readFields((tag, _, pbf) => {
      if (tag === 1 && node) readNode(pbf.readBytes(), put);
      if (tag === 2 && node) readDense(pbf.readBytes(), put);
      if (tag === 3 && way) way(wayOf(pbf.readBytes(), block.strings));
      if (tag === 4 && relation) relation(relationOf(pbf.readBytes(), block.strings));
    }, undefined);
  }
}

function stringsOf(bytes: Uint8Array): string[] {
  const decoder = new TextDecoder();
  return new PbfReader(bytes).readFields((tag, strings: string[], pbf) => {
    if (tag === 1) strings.push(decoder.decode(pbf.readBytes()));
  }, []);
}

type Put = (id: number, lat: number, lng: number) => void;

function readNode(bytes: Uint8Array, put: Put): void {
  const { id, lat, lng } = new PbfReader(bytes).readFields(
    (tag, made, pbf) => {
      if (tag === 1) made.id = pbf.readSVarint();
      if (tag === 8) made.lat = pbf.readSVarint();
      if (tag === 9) made.lng = pbf.readSVarint();
    },
    { id: 0, lat: 0, lng: 0 },
  );
  put(id, lat, lng);
}

function readDense(bytes: Uint8Array, put: Put): void {
  const { id, lat, lng } = new PbfReader(bytes).readFields(
    (tag, made, pbf) => {
      if (tag === 1) pbf.readPackedSVarint(made.id);
      if (tag === 8) pbf.readPackedSVarint(made.lat);
      if (tag === 9) pbf.readPackedSVarint(made.lng);
    },
    { id: [] as number[], lat: [] as number[], lng: [] as number[] },
  );
  const [lats, lngs] = [summed(lat), summed(lng)];
  summed(id).forEach((one, i) => put(one, lats[i] ?? 0, lngs[i] ?? 0));
}

/** Numbers from what each differs from the one before. */
function summed(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

/** What ways and relations have alike. */
function things(bytes: Uint8Array) {
  return new PbfReader(bytes).readFields(
    (tag, made, pbf) => {
      if (tag === 1) made.id = pbf.readVarint();
      if (tag === 2) pbf.readPackedVarint(made.keys);
      if (tag === 3) pbf.readPackedVarint(made.values);
      if (tag === 8) made.eighth.push(pbf.readBytes());
      if (tag === 9) pbf.readPackedSVarint(made.members);
      if (tag === 10) pbf.readPackedVarint(made.types);
    },
    {
      id: 0,
      keys: [] as number[],
      values: [] as number[],
      /** The nodes of a way, the roles of a relation's members. */
      eighth: [] as Uint8Array[],
      members: [] as number[],
      types: [] as number[],
    },
  );
}

function tagsOf(keys: readonly number[], values: readonly number[], strings: string[]): Tags {
  return new Map(
    keys.map((key, i): [string, string] => [strings[key] ?? '', strings[values[i] ?? -1] ?? '']),
  );
}

function numbersOf(packed: readonly Uint8Array[], isSigned: boolean): number[] {
  return packed.flatMap((bytes) => {
    const pbf = new PbfReader(bytes);
    const numbers: number[] = [];
    while (pbf.pos < pbf.length) numbers.push(isSigned ? pbf.readSVarint() : pbf.readVarint());
    return numbers;
  });
}

function wayOf(bytes: Uint8Array, strings: string[]): OsmWay {
  const { id, keys, values, eighth } = things(bytes);
  return { id, tags: tagsOf(keys, values, strings), nodes: summed(numbersOf(eighth, true)) };
}

function relationOf(bytes: Uint8Array, strings: string[]): OsmRelation {
  const { id, keys, values, eighth, members, types } = things(bytes);
  const roles = numbersOf(eighth, false);
  return {
    id,
    tags: tagsOf(keys, values, strings),
    members: summed(members).map((member, i) => ({
      id: member,
      type: MEMBER_TYPES[types[i] ?? 0] ?? 'node',
      role: strings[roles[i] ?? -1] ?? '',
    })),
  };
}
