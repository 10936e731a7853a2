import type { AttemptLimit } from '#server/platform/attempts/attempts.ts';
import { networksOf } from '#server/platform/attempts/networks.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Asking {
  mobileNumber: string;
  /** As ISO 3166 calls it. */
  country: string;
  address: string;
  /** The value of a browser in which this number was proved before. */
  knownDevice: string | undefined;
}

/**
 * How many codes may be sent. What strangers ask for a number leaves its owner some: they are counted by address, all
 * together higher, and a browser that has proved the number before apart. Blocks of ten thousand neighbouring numbers and
 * whole foreign countries are limited too: whoever earns by the messages that they cause ("SMS pumping") uses one range
 * after another. `scale` is for load tests and moves the limits of addresses alone.
 */
export function codeLimits(asking: Asking, scale: number): AttemptLimit[] {
  const { mobileNumber, country, address } = asking;
  const [network = address, ...wider] = networksOf(address);
  const ofAddresses = [network, ...wider].map((key, n) => ({
    key: `send:address:${key}`,
    max: Math.max(1, Math.floor((20 + 20 * n) * scale)),
    perMs: HOUR,
  }));
  return [
    ...limitsOfNumber(asking, network),
    ...ofAddresses,
    { key: `send:block:${mobileNumber.slice(0, -4)}`, max: 100, perMs: HOUR },
    ...(country === 'IN' ? [] : [{ key: `send:country:${country}`, max: 200, perMs: HOUR }]),
  ];
}

function limitsOfNumber({ mobileNumber, knownDevice }: Asking, network: string): AttemptLimit[] {
  const number = `send:number:${mobileNumber}`;
  const own =
    knownDevice === undefined ? `${number}:from:${network}` : `${number}:in:${knownDevice}`;
  return [
    { key: own, max: 3, perMs: 10 * MINUTE },
    { key: own, max: 10, perMs: DAY },
    ...(knownDevice === undefined
      ? [
          { key: number, max: 6, perMs: 10 * MINUTE },
          { key: number, max: 20, perMs: DAY },
        ]
      : []),
  ];
}

/** How many codes may be sent in an hour, all together, to bound the cost. */
export const codeBudget = (perHour: number): AttemptLimit => ({
  key: 'send:all',
  max: perHour,
  perMs: HOUR,
});

/** Tries in browsers that did not ask for the code, for one number. */
export const commonTries = (mobileNumber: string): AttemptLimit => ({
  key: `prove:number:${mobileNumber}`,
  max: 20,
  perMs: DAY,
});
