import type { contract, EndpointName } from './contract.ts';
import type { EndpointAnswer, EndpointCall } from './endpoint.ts';

/**
 * The API as functions. The web app has two transports of this one type: HTTP in the browser and
 * in-process for pages rendered on the server. Both reject with a `Problem`.
 */
export type Client = {
  [Name in EndpointName]: (
    call: EndpointCall<(typeof contract)[Name]>,
  ) => Promise<EndpointAnswer<(typeof contract)[Name]>>;
};
