import type { EndpointShape } from '@manemitra/contract/endpoint';
import { lastUsed } from '@manemitra/domain/last-used';
import type { Handler, HandlerTable } from './handler.ts';
import { fittingAnswer, isWritten, keptAnswer, type WrittenAnswer } from './written-answer.ts';

export interface KeepOptions<Name> {
  /** Endpoints whose answer follows from their input, the day and what the version is of: the same for every caller. */
  names: readonly Name[];
  /** Grows whenever anything that these answers are made of has changed, in any process. It is asked at each call. */
  version: () => Promise<number>;
  /** How much is kept, as it is sent; in memory it is about three times as much. */
  maxBytes: number;
}

/** Rarely asked twice. */
const LONG_KEY = 4000;

/**
 * The handlers of a table of which some keep their last answers, checked and written, for as long as nothing has
 * changed. All who ask the same at once wait for one answer. A refusal is never kept.
 */
export function keepingAnswers<C extends Record<string, EndpointShape>>(
  contract: C,
  handlers: HandlerTable<C>,
  { names, version, maxBytes }: KeepOptions<keyof C & string>,
): HandlerTable<C> {
  const kept = lastUsed<WrittenAnswer<unknown>>(maxBytes);
  const inHand = new Map<string, Promise<WrittenAnswer<unknown>>>();
  let keptVersion = -1;
  const keeping = (name: keyof C & string): Handler<EndpointShape> => {
    const endpoint = contract[name] as EndpointShape;
    const handler = handlers[name] as Handler<EndpointShape>;
    return async (input, context) => {
      const current = await version();
      if (current > keptVersion) {
        kept.clear();
        inHand.clear();
        keptVersion = current;
      }
      const key = JSON.stringify([name, context.today, input]);
      const before = kept.get(key) ?? inHand.get(key);
      if (before !== undefined) return before;
      const make = async (): Promise<WrittenAnswer<unknown>> => {
        const made = await handler(input, { ...context, version: current });
        const answer = keptAnswer(isWritten(made) ? made : fittingAnswer(endpoint, made));
        // Made of what has changed meanwhile, it holds for those alone who asked before.
        if (current === keptVersion && key.length <= LONG_KEY) {
          kept.put(key, answer, key.length + answer.body.raw.length);
        }
        return answer;
      };
      const making = make();
      if (current === keptVersion) inHand.set(key, making);
      try {
        return await making;
      } finally {
        if (inHand.get(key) === making) inHand.delete(key);
      }
    };
  };
  return Object.assign(
    {},
    handlers,
    Object.fromEntries(names.map((name) => [name, keeping(name)])),
  );
}
