/** Requests of one address that are in work at once: a page asks for what it shows together. */
const AT_ONCE = 8;
const LONGEST_REST_MS = 1000;
/** A call that runs longer waits for an outside service, so other calls of its address may go on. */
const LONGEST_TURN_MS = 1000;
/** Somebody who took much gets on however many others there are. */
const LONGEST_YIELD_MS = 500;
/** Of one address: an office of forty people, each with the six connections that a browser opens to a server. */
const WAITING_MAX = 256;

export interface TurnsOfAddresses<Request extends object> {
  /** Whether as many of its address wait already as may; the request should not come then. */
  isQueueFull: (request: Request) => boolean;
  /** Until the request may begin; undefined when it may at once. */
  come: (request: Request) => Promise<void> | undefined;
  /** The request is done with: whoever of its address comes next may begin. */
  go: (request: Request) => void;
}

interface Address<Request> {
  key: string;
  /** Those in work, by when they began. */
  begun: Map<Request, number>;
  waiting: { request: Request; letOn: () => void }[];
  /** Rests after what it took, or lets those go first who took little. */
  isHeldBack: boolean;
}

/**
 * An address whose calls took much lately has one of them in work at a time, begins it while nobody else's is in work, and rests after
 * it: `restsFor` says how many times as long as the call took, 0 for who took little. Node does one thing at a time: twenty calls of a
 * tenth of a second that begin together keep everybody else waiting for two seconds, long before their address has used up what it may
 * take; and who asks the database ten times for a page would wait ten times behind a piece of such a call.
 */
export function turnsOfAddresses<Request extends object>(
  keyOf: (request: Request) => string,
  restsFor: (key: string) => number,
): TurnsOfAddresses<Request> {
  const addresses = new Map<string, Address<Request>>();
  /** Of a connection that is gone nobody can tell the address any more. */
  const keys = new WeakMap<Request, string>();
  /** In work, of addresses that took little. */
  const light = new Set<Request>();
  /** Goes on with each address that lets others go first. */
  const yielding = new Map<Address<Request>, () => void>();
  const isFree = ({ key, begun, isHeldBack }: Address<Request>) => {
    if (isHeldBack) return false;
    if (restsFor(key) === 0) return begun.size < AT_ONCE;
    const lately = performance.now() - LONGEST_TURN_MS;
    return [...begun.values()].every((at) => at <= lately);
  };

  const begin = ({ key, begun }: Address<Request>, request: Request) => {
    begun.set(request, performance.now());
    if (restsFor(key) === 0) light.add(request);
  };
  const letOn = (address: Address<Request>) => {
    const { key, begun, waiting } = address;
    while (isFree(address) && waiting.length > 0) {
      if (mustYield(key)) {
        yieldTurn(address);
        break;
      }
      const next = waiting.shift();
      if (next === undefined) break;
      begin(address, next.request);
      next.letOn();
    }
    if (begun.size + waiting.length === 0 && !address.isHeldBack) addresses.delete(key);
  };
  const mustYield = (key: string) => light.size > 0 && restsFor(key) > 0;
  const holdBack = (address: Address<Request>, ms: number, goOn: () => void) => {
    address.isHeldBack = true;
    return setTimeout(() => {
      address.isHeldBack = false;
      goOn();
    }, ms).unref();
  };
  const yieldTurn = (address: Address<Request>) => {
    const goOn = () => {
      clearTimeout(timer);
      yielding.delete(address);
      address.isHeldBack = false;
      const next = address.waiting.shift();
      if (next !== undefined) {
        begin(address, next.request);
        next.letOn();
      }
      letOn(address);
    };
    const timer = holdBack(address, LONGEST_YIELD_MS, goOn);
    yielding.set(address, goOn);
  };

  return {
    isQueueFull: (request) => (addresses.get(keyOf(request))?.waiting.length ?? 0) >= WAITING_MAX,
    come(request) {
      const key = keyOf(request);
      const address: Address<Request> = addresses.get(key) ?? {
        key,
        begun: new Map(),
        waiting: [],
        isHeldBack: false,
      };
      addresses.set(key, address);
      keys.set(request, key);
      if (address.waiting.length === 0 && isFree(address) && !mustYield(key)) {
        begin(address, request);
        return undefined;
      }
      const again = setTimeout(() => letOn(address), LONGEST_TURN_MS).unref();
      const turn = new Promise<void>((resolve) =>
        address.waiting.push({
          request,
          letOn: () => {
            clearTimeout(again);
            resolve();
          },
        }),
      );
      letOn(address);
      return turn;
    },
    go(request) {
      const key = keys.get(request);
      const address = key === undefined ? undefined : addresses.get(key);
      const began = address?.begun.get(request);
      if (address === undefined || began === undefined) return;
      address.begun.delete(request);
      const resting = Math.min(
        LONGEST_REST_MS,
        (performance.now() - began) * restsFor(address.key),
      );
      if (resting > 0 && !address.isHeldBack) holdBack(address, resting, () => letOn(address));
      else letOn(address);
      if (light.delete(request) && light.size === 0) {
        for (const goOn of yielding.values()) goOn();
      }
    },
  };
}
