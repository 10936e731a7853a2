import { addressKey, type AttemptLimit } from './attempts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How many codes may be sent. Blocks of ten thousand neighbouring numbers and whole foreign countries are limited too:
 * whoever earns by the messages that they cause ("SMS pumping") uses one range after another. `scale` is for load tests
 * and moves the limit of addresses alone.
 */
export function codeLimits(
  { mobileNumber, address }: { mobileNumber: string; address: string },
  scale: number,
): AttemptLimit[] {
  const country = mobileNumber.startsWith('+91') ? undefined : mobileNumber.slice(0, 3);
  return [
    { key: `send:number:${mobileNumber}`, max: 3, perMs: 10 * MINUTE },
    { key: `send:number:${mobileNumber}`, max: 10, perMs: DAY },
    {
      key: `send:address:${addressKey(address)}`,
      max: Math.max(1, Math.floor(20 * scale)),
      perMs: HOUR,
    },
    { key: `send:block:${mobileNumber.slice(0, -4)}`, max: 100, perMs: HOUR },
    ...(country === undefined ? [] : [{ key: `send:country:${country}`, max: 200, perMs: HOUR }]),
  ];
}
