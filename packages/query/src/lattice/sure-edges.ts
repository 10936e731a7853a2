import type { Context } from './context.ts';
import type { Edge } from './edges.ts';
import { ROLES } from './roles.ts';

/** More than all that is learned of a sentence together. */
export const SURE = 1_000_000;
/** So many words may stand between a marker and what it speaks of: "not really in …". */
const MOST_BETWEEN = 2;

/**
 * A wish whose words mean nothing else ("in the drawn area qab…") is chosen whatever is learned; only whether it must hold, is preferred
 * or refused is said by the words beside it. Adds its worth to the roles of the edge.
 */
export function sureOf(edge: Edge, context: Context, roles: Float64Array): void {
  const isSure = edge.wishes.some((wish) => wish.isSure === true);
  if (!isSure && !isRefusedByName(edge, context)) return;
  const own = edge.wishes[0]?.strength;
  // What is told in parts adds up to a limit, whatever stands beside the first of them.
  const said = edge.field === 'price' ? 'must' : saidBeside(edge, context);
  const role = ROLES.indexOf(own ?? said ?? 'must');
  roles[role] = (roles[role] ?? 0) + SURE * edge.wishes.length;
}

/**
 * "Not Aranya Neem": the whole name of a project right behind a refusal, of whose builder the same words would leave the rest over. How
 * the assistant takes one home out of a list.
 */
function isRefusedByName({ field, from, to, wishes }: Edge, { kinds }: Context): boolean {
  const isWhole = wishes.every(({ assumed }) => assumed === undefined);
  return field === 'project' && isWhole && to - from > 1 && kinds[from - 1]?.text === 'not>';
}

/** By the nearest marker that speaks of what follows it, or else of what stands before it. */
function saidBeside({ from, to }: Edge, context: Context): (typeof ROLES)[number] | undefined {
  for (let at = from - 1; at >= Math.max(0, from - 1 - MOST_BETWEEN); at--) {
    const role = BEFORE[context.kinds[at]?.text ?? ''];
    if (role !== undefined) return role;
    if (context.kinds[at]?.text !== 'filler') break;
  }
  for (let at = to; at <= to + MOST_BETWEEN; at++) {
    const role = BEHIND[context.kinds[at]?.text ?? ''];
    if (role !== undefined) return role;
    if (context.kinds[at]?.text !== 'filler') break;
  }
  return undefined;
}

type Roles = Readonly<Record<string, (typeof ROLES)[number]>>;

const BEFORE: Roles = {
  'not>': 'avoid',
  'not~': 'avoid',
  'drop>': 'drop',
  'nice>': 'nice',
  'nice~': 'nice',
};
const BEHIND: Roles = {
  'not<': 'avoid',
  'not~': 'avoid',
  'drop<': 'drop',
  'nice<': 'nice',
  'nice~': 'nice',
};
