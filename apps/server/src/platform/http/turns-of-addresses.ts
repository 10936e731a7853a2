/** Requests of one address that are in work at once: a page asks for what it shows together. */
const AT_ONCE = 8;
const LONGEST_REST_MS = 1000;

export interface TurnsOfAddresses<Request extends object> {
  /** Until the request may begin; undefined when it may at once. */
  come: (request: Request) => Promise<void> | undefined;
  /** The request is done with: whoever of its address comes next may begin. */
  go: (request: Request) => void;
}

interface Address<Request> {
  /** Those in work, by when they began. */
  begun: Map<Request, number>;
  waiting: { request: Request; letOn: () => void }[];
  isResting: boolean;
}

/**
 * An address whose calls took much lately has one of them in work at a time, and a rest after each: `restsFor` says how
 * many times as long as the call took, 0 for who took little. Node does one thing at a time: twenty calls of a tenth of a second that begin together keep everybody else waiting for
 * two seconds, long before their address has used up what it may take.
 */
export function turnsOfAddresses<Request extends object>(
  keyOf: (request: Request) => string,
  restsFor: (key: string) => number,
): TurnsOfAddresses<Request> {
  const addresses = new Map<string, Address<Request>>();
  /** Of a connection that is gone nobody can tell the address any more. */
  const keys = new WeakMap<Request, string>();
  const isFree = (key: string, { begun, isResting }: Address<Request>) =>
    !isResting && begun.size < (restsFor(key) > 0 ? 1 : AT_ONCE);

  const letOn = (key: string, address: Address<Request>) => {
    while (isFree(key, address)) {
      const next = address.waiting.shift();
      if (next === undefined) break;
      address.begun.set(next.request, performance.now());
      next.letOn();
    }
    if (address.begun.size + address.waiting.length === 0 && !address.isResting) {
      addresses.delete(key);
    }
  };
  const rest = (key: string, address: Address<Request>, ms: number) => {
    address.isResting = true;
    setTimeout(() => {
      address.isResting = false;
      letOn(key, address);
    }, ms).unref();
  };

  return {
    come(request) {
      const key = keyOf(request);
      const address: Address<Request> = addresses.get(key) ?? {
        begun: new Map(),
        waiting: [],
        isResting: false,
      };
      addresses.set(key, address);
      keys.set(request, key);
      if (address.waiting.length === 0 && isFree(key, address)) {
        address.begun.set(request, performance.now());
        return undefined;
      }
      return new Promise((resolve) => address.waiting.push({ request, letOn: resolve }));
    },
    go(request) {
      const key = keys.get(request);
      const address = key === undefined ? undefined : addresses.get(key);
      const began = address?.begun.get(request);
      if (key === undefined || address === undefined || began === undefined) return;
      address.begun.delete(request);
      const resting = Math.min(LONGEST_REST_MS, (performance.now() - began) * restsFor(key));
      if (resting > 0 && !address.isResting) rest(key, address, resting);
      else letOn(key, address);
    },
  };
}
