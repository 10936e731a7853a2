import type { ChatReply } from '@manemitra/contract/chats';
import type { Answer } from './answer.ts';
import type { Reply } from './reply-to.ts';

/** A reply with what its turn was: a question and an errand never change the list. */
export function replyOf({ facts, isUnknown, ...reply }: Reply): ChatReply {
  // Facts are for whoever phrases an answer and stay here, and so does that none was found.
  void [facts, isUnknown];
  const kind = reply.kind ?? kindOf(reply);
  return {
    ...reply,
    kind,
    changesList: kind === 'wish' && reply.outcome === 'answered' && reply.sentence !== undefined,
    cards: reply.cards ?? [],
    taps: reply.taps ?? [],
  };
}

const WISHES: ReadonlySet<string> = new Set(['search', 'refine']);
const ERRANDS: ReadonlySet<string> = new Set(['compare', 'emi', 'login', 'signup', 'logout']);

function kindOf({ interpretation, sentence }: Reply): ChatReply['kind'] {
  const intent = interpretation?.intent ?? 'term-question';
  if (sentence !== undefined || WISHES.has(intent)) return 'wish';
  return ERRANDS.has(intent) ? 'errand' : 'question';
}

/**
 * A wish and what was done beside it, in one reply: the list changes, and the page has the errand with its projects. Where the wish finds
 * nothing the list stays, and the errand is done all the same.
 */
export function withDone(reply: ChatReply, done: Answer): ChatReply {
  const { message, cards = [], taps = [], errand } = done;
  const said = [message, reply.message, reply.explanation ?? ''].filter(Boolean).join(' ');
  return reply.changesList
    ? { ...reply, message: said, errand, cards, taps: [...taps, ...reply.taps] }
    : {
        ...replyOf({ nextHref: reply.nextHref, ...done }),
        message: said,
        taps: [...taps, ...reply.taps],
      };
}

/**
 * What a search found for who only asked: it is told, with its cards, and one touch (or "yes") makes it the list. The list and what
 * holds beside it stay as they are. `found` are its wishes in our own words, which ask nothing.
 */
export function asOffered(
  { sentence, action, interpretation, total = 0, ...reply }: ChatReply,
  { found, previous }: { found: string; previous: ChatReply['interpretation'] },
): ChatReply {
  // Where its list would be.
  void action;
  const isFound = sentence !== undefined && total > 0 && found !== '';
  // That there is none is the answer to who asked, with what comes closest.
  const none =
    reply.outcome === 'nothing-found'
      ? { message: reply.explanation ?? reply.message, outcome: 'answered' as const }
      : {};
  const label = total === 1 ? 'Show this one' : `Show these ${total}`;
  const held = sentence === undefined ? interpretation : previous;
  return {
    ...reply,
    ...none,
    kind: reply.kind === 'errand' ? 'errand' : 'question',
    changesList: false,
    ...(held === undefined ? {} : { interpretation: held }),
    ...(isFound ? { offer: found, taps: [{ label, prompt: found }, ...reply.taps] } : {}),
  };
}
