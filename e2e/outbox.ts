import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

let numbers = 0;

/** A mobile number that no other test has: it tells the worker, of which no two have the same index, and counts. */
export function aNumber(): string {
  const worker = (process.env['TEST_WORKER_INDEX'] ?? '0').padStart(4, '0');
  return `98${worker}${String((numbers += 1)).padStart(4, '0')}`;
}

/** Codes sent to a number of ten digits so far, the newest last. */
async function codesTo(number: string): Promise<string[]> {
  const file = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox/messages.jsonl');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  return lines
    .map((line) => JSON.parse(line) as { to: string; text: string })
    .filter(({ to }) => to === `+91${number}`)
    .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
}

/** The code of the message that a number got last, when it is the one of this count. */
export async function codeTo(number: string, count = 1): Promise<string> {
  await expect
    .poll(async () => (await codesTo(number)).length, { timeout: 20_000, intervals: [50] })
    .toBe(count);
  return (await codesTo(number)).at(-1) ?? '';
}

/** The code that a number gets by what is done now, however many it got before. */
export async function codeBy(number: string, ask: () => Promise<void>): Promise<string> {
  const before = (await codesTo(number)).length;
  await ask();
  return codeTo(number, before + 1);
}

/** Another code of six digits than this one. */
export const notThe = (code: string): string => (code === '111111' ? '222222' : '111111');
