import type { ChatCard, ChatTable } from '@manemitra/contract/chats';
import { COST_KEYS } from '@manemitra/domain/cost-names';
import { RERA_STATES } from '@manemitra/domain/rera-standing';
import { VERDICT_LEVELS } from '@manemitra/domain/verdict/levels';
import { isRecord } from './in-tab.ts';
import { asText } from './stored-text.ts';

export interface StoredMessage {
  role: 'user' | 'assistant';
  content: string;
  sources: { title: string; href: string | null }[];
  error: boolean;
  /** When it was said, in ms since 1970; no two messages of a history have the same. */
  at: number;
  /** The sentence of a search that this message offers to show. */
  search?: string;
  /** Touches that go on from this message. */
  taps?: { label: string; prompt?: string | undefined; href?: string | undefined }[];
  /** The projects that this message speaks of. */
  cards?: ChatCard[];
  /** They stand side by side. */
  table?: ChatTable;
  /** The wish that "yes" takes. */
  offer?: string;
  /** A call was requested: its form is below the message. */
  isCallback?: boolean;
  /** When a visit would suit, where one is asked for. */
  visit?: string;
}

const MESSAGES_KEPT = 50;
const MESSAGE_MAX_LENGTH = 20_000;

/** The messages of a kept conversation, the newest of them; undefined where it is none. */
export function parseMessages(value: unknown): StoredMessage[] | undefined {
  return inOrder(asListOf(asNewest(value), asMessage));
}

function asMessage(value: unknown): StoredMessage | undefined {
  if (!isRecord(value) || typeof value['content'] !== 'string') return undefined;
  const { role, content } = value;
  if (content.length > MESSAGE_MAX_LENGTH) return undefined;
  if (role !== 'user' && role !== 'assistant') return undefined;
  const sources = asListOf(value['sources'], (item) =>
    isRecord(item) && typeof item['title'] === 'string'
      ? { title: item['title'], href: asText(item['href']) ?? null }
      : undefined,
  );
  const search = asText(value['search']);
  const taps = asListOf(value['taps'], (item) => {
    const label = isRecord(item) ? asText(item['label']) : undefined;
    if (!isRecord(item) || label === undefined) return undefined;
    return { label, prompt: asText(item['prompt']), href: asText(item['href']) };
  });
  const cards = asListOf(value['cards'], asCard);
  const table = asTable(value['table']);
  const offer = asText(value['offer']);
  const visit = asText(value['visit']);
  const { at } = value;
  return {
    role,
    content,
    sources: sources ?? [],
    error: value['error'] === true,
    at: typeof at === 'number' && Number.isFinite(at) ? at : 0,
    ...(search === undefined ? {} : { search }),
    ...(taps === undefined ? {} : { taps }),
    ...(cards === undefined ? {} : { cards }),
    ...(table === undefined ? {} : { table }),
    ...(offer === undefined ? {} : { offer }),
    ...(value['isCallback'] === true ? { isCallback: true } : {}),
    ...(visit === undefined ? {} : { visit }),
  };
}

function asCard(value: unknown): ChatCard | undefined {
  const slug = isRecord(value) ? asText(value['slug']) : undefined;
  const name = isRecord(value) ? asText(value['name']) : undefined;
  const rera = isRecord(value) ? asRera(value['rera']) : undefined;
  if (!isRecord(value) || slug === undefined || name === undefined || rera === undefined) {
    return undefined;
  }
  const projectPrice = asText(value['projectPrice']);
  return {
    slug,
    name,
    ...(projectPrice === undefined ? {} : { projectPrice }),
    unitId: asText(value['unitId']) ?? null,
    locality: asText(value['locality']) ?? null,
    home: asHome(value['home']),
    difference: asText(value['difference']) ?? null,
    verdict: VERDICT_LEVELS.find((level) => level === value['verdict']) ?? 'ask-first',
    rera,
    isDemonstration: value['isDemonstration'] === true,
  };
}

/** Undefined where it was not kept: a project is not named without its registration, and none is made up. */
function asRera(value: unknown): ChatCard['rera'] | undefined {
  if (!isRecord(value)) return undefined;
  const state = RERA_STATES.find((one) => one === value['state']);
  const registerUrl = asText(value['registerUrl']);
  // It becomes a link.
  if (state === undefined || registerUrl === undefined || !registerUrl.startsWith('https://')) {
    return undefined;
  }
  const registrations = asListOf(value['registrations'], (item) => {
    const number = isRecord(item) ? asText(item['number']) : undefined;
    if (!isRecord(item) || number === undefined) return undefined;
    return { number, part: asText(item['part']) };
  });
  return {
    state,
    number: asText(value['number']) ?? null,
    ...(registrations === undefined ? {} : { registrations }),
    checkedOn: asText(value['checkedOn']) ?? null,
    isSeenByStaff: value['isSeenByStaff'] === true,
    registerUrl,
  };
}

function asHome(value: unknown): ChatCard['home'] {
  if (!isRecord(value)) return null;
  const unitId = asText(value['unitId']);
  const label = asText(value['label']);
  if (unitId === undefined || label === undefined) return null;
  const number = (key: string): number | null => {
    const one = value[key];
    return typeof one === 'number' ? one : null;
  };
  return {
    unitId,
    label,
    bhk: number('bhk'),
    price: number('price'),
    upTo: number('upTo'),
    allInPrice: number('allInPrice'),
    atLeast: number('atLeast'),
    unknownCosts:
      asListOf(value['unknownCosts'], (key) => COST_KEYS.find((one) => one === key)) ?? [],
    emi: number('emi'),
  };
}

function asTable(value: unknown): ChatTable | undefined {
  if (!isRecord(value)) return undefined;
  const columns = asListOf(value['columns'], asText);
  const rows = asListOf(value['rows'], (row) => {
    const label = isRecord(row) ? asText(row['label']) : undefined;
    if (!isRecord(row) || label === undefined || !Array.isArray(row['values'])) return undefined;
    return { label, values: (row['values'] as unknown[]).map((each) => asText(each) ?? null) };
  });
  return columns === undefined || rows === undefined ? undefined : { columns, rows };
}

/** A list without the items that cannot be read. */
function asListOf<T>(value: unknown, parse: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map(parse).filter((item) => item !== undefined);
}

/** The newest items of a list: a damaged history of any length costs no more than a full one. */
function asNewest(value: unknown): unknown {
  return Array.isArray(value) ? (value as unknown[]).slice(-MESSAGES_KEPT) : value;
}

/** Gives each message a time of its own: one that an older version left without, or twice, gets the next. */
function inOrder(messages: StoredMessage[] | undefined): StoredMessage[] | undefined {
  let last = -1;
  return messages?.map((message) => {
    last = Math.max(message.at, last + 1);
    return { ...message, at: last };
  });
}
