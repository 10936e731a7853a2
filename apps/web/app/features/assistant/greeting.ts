import type { Client } from '@manemitra/contract/client';
import { refusalIn } from '#web/api/problem.ts';

/** What the assistant says first, as the server words it, and where the first message goes (spec 7). */
export interface Greeting {
  message: string;
  /** Undefined when the greeting could not be fetched. */
  nextHref: string | undefined;
}

/** Fetches the greeting; a refusal is said in its place. Rejects only with a bug. */
export async function greetingFrom(api: Pick<Client, 'greet'>): Promise<Greeting> {
  try {
    return await api.greet({});
  } catch (error) {
    if (refusalIn(error) === undefined) throw error;
    return { message: 'An error occurred while fetching data.', nextHref: undefined }; // spec 8
  }
}
