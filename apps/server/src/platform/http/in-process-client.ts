import type { Client } from '@manemitra/contract/client';
import type { EndpointShape } from '@manemitra/contract/endpoint';
import { callEndpoint, type RawCall } from './call-endpoint.ts';
import type { CallContext, Handler, HandlerTable } from './handler.ts';
import { isOurs, toProblem } from './problem-reply.ts';

export interface InProcessOptions {
  /** The caller and the time: for a page, those of the page. */
  context: () => Promise<CallContext>;
  isStrict: boolean;
  /** Told of every error that is ours to mend. */
  report: (error: unknown) => void;
}

/**
 * The second door: the same handlers and the same validation without a network, for the loaders of pages rendered on
 * the server. Rejects with a `Problem`, as the client in the browser does.
 */
export function createInProcessClient<C extends Record<string, EndpointShape>>(
  contract: C,
  handlers: HandlerTable<C>,
  { context, isStrict, report }: InProcessOptions,
): Client {
  const calls = Object.entries(contract).map(([name, endpoint]) => {
    const handler = handlers[name] as Handler<EndpointShape>;
    const call = async (input: RawCall): Promise<unknown> => {
      try {
        return (await callEndpoint({ endpoint, handler, isStrict }, input, await context())).value;
      } catch (error) {
        const problem = toProblem(error);
        if (isOurs(problem)) report(error);
        throw problem;
      }
    };
    return [name, call] as const;
  });
  return Object.fromEntries(calls) as unknown as Client;
}
