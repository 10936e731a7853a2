import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { isUploadedDocument, isUploadedPicture } from '@manemitra/catalogue/record-addresses';
import { RECORD_MAX } from '@manemitra/domain/record-limits';
import type { FactValue } from '@manemitra/domain/tellings';
import { CERTIFICATES, PLAIN_FACTS, SURVEY_KHATHAS, UNKNOWN_KHATHA } from './record-facts.ts';

/** The part of a record that is not facts of its project: source, promoter, and complaints about the promoter's other projects. */
export type RecordFrame = Pick<
  ProjectRecord,
  'promoter' | 'complaints' | 'source' | 'isDemonstration'
>;

type Values = ReadonlyMap<string, FactValue>;
type Entry = Record<string, unknown>;

/** The record that has these facts; the other way of `recordFacts`. */
export function recordOf(
  values: Values,
  { promoter, source, isDemonstration, ...frame }: RecordFrame,
): ProjectRecord {
  const known = new Map([...values].filter(([, value]) => value !== null));
  const { pastProjectsCheckedOn: _day, ...ofPromoter } = promoter;
  const plain = PLAIN_FACTS.flatMap((field) => pair(field, known.get(field)));
  const certificates = CERTIFICATES.flatMap((field) =>
    known.has(`${field}.received`)
      ? pair(
          field,
          told({ received: known.get(`${field}.received`), on: known.get(`${field}.on`) }),
        )
      : [],
  );
  const complaints = [
    ...entriesOf(known, 'complaints', 'subject', (number, fields) => ({
      number,
      ...fields,
      isAboutThisProject: true,
    })),
    ...(frame.complaints ?? []).filter(({ isAboutThisProject }) => !isAboutThisProject),
  ];
  const record = {
    ...Object.fromEntries([...plain, ...certificates]),
    ...surveys(known),
    promoter: {
      ...ofPromoter,
      ...told({ pastProjectsCheckedOn: known.get('pastProjectsCheckedOn') }),
    },
    units: entriesOf(known, 'units', 'label', (_key, fields) => unitOf(fields)).slice(
      0,
      RECORD_MAX.units,
    ),
    images: atMost(
      RECORD_MAX.images,
      entriesOf(known, 'images', 'kind', (url, fields) => ({ url, ...fields })),
      isUploadedPicture,
    ),
    documents: atMost(
      RECORD_MAX.documents,
      entriesOf(known, 'documents', 'name', documentOf),
      isUploadedDocument,
    ),
    ...(complaints.length > 0 || known.has('complaintsCheckedOn') ? { complaints } : {}),
    source,
    isDemonstration,
  };
  // Each fact was checked where it came in.
  return record as unknown as ProjectRecord;
}

const pair = (field: string, value: unknown): [string, unknown][] =>
  value === undefined ? [] : [[field, value]];

const told = (values: Entry): Entry =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The entries of a list in order: as a person set it, else as they were first told. */
function entriesOf(
  known: Values,
  list: string,
  marker: string,
  entryOf: (key: string, fields: Entry) => Entry,
): Entry[] {
  const entries = new Map<string, Entry>();
  for (const [fact, value] of known) {
    if (!fact.startsWith(`${list}/`)) continue;
    const at = fact.lastIndexOf('/');
    const key = fact.slice(list.length + 1, at);
    const entry = entries.get(key) ?? {};
    entry[fact.slice(at + 1)] = value;
    entries.set(key, entry);
  }
  const order = known.get(`order/${list}`);
  const keys = new Set([...(Array.isArray(order) ? (order as string[]) : []), ...entries.keys()]);
  return [...keys].flatMap((key) => {
    const fields = entries.get(key);
    return fields?.[marker] === undefined ? [] : [entryOf(key, fields)];
  });
}

function unitOf(fields: Entry): Entry {
  const plain = Object.entries(fields).filter(([field]) => !field.includes('.'));
  return {
    ...Object.fromEntries(plain),
    ...linesOf(fields, 'agreementLines'),
    ...linesOf(fields, 'possessionLines'),
  };
}

function linesOf(fields: Entry, name: string): Entry {
  const lines = Object.entries(fields)
    .filter(([field]) => field.startsWith(`${name}.`))
    .map(([field, rupees]) => [field.slice(name.length + 1), rupees] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return lines.length === 0 ? {} : { [name]: Object.fromEntries(lines) };
}

function documentOf(key: string, { name }: Entry): Entry {
  const at = key.indexOf(' ');
  return { section: key.slice(0, at), name, url: key.slice(at + 1) };
}

/** A survey number without its own khata has that of the project. */
function surveys(known: Values): Entry {
  const numbers = known.get('surveyNumbers');
  if (!Array.isArray(numbers)) return {};
  return Object.fromEntries(
    SURVEY_KHATHAS.map(([field, own]) => [
      field,
      Object.fromEntries(
        (numbers as string[]).flatMap((number) => {
          const value = known.get(`${field}/${number}`) ?? known.get(own);
          return value === undefined || value === UNKNOWN_KHATHA ? [] : [[number, value]];
        }),
      ),
    ]),
  );
}

/** As many as a record may have; what people uploaded here is in no other list. */
function atMost(max: number, entries: Entry[], isUpload: (url: string) => boolean): Entry[] {
  if (entries.length <= max) return entries;
  const isOwn = ({ url }: Entry) => isUpload(url as string);
  const room = max - entries.filter(isOwn).length;
  let others = 0;
  return entries.filter((entry) => isOwn(entry) || ++others <= room).slice(0, max);
}
