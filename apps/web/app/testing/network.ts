import { vi } from 'vitest';

/**
 * A network that answers these calls (`POST /api/v1/chats`) and leaves every other one waiting. It stands
 * in for the server, not for our own code. Answers the calls that were made.
 */
export function answering(
  answers: Record<string, (body: unknown) => { status?: number; json: unknown }>,
): { call: string; body: unknown }[] {
  const made: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${address}`;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    made.push({ call, body: sent });
    const answer = answers[call]?.(sent);
    return answer === undefined
      ? new Promise<Response>(() => {})
      : Promise.resolve(Response.json(answer.json, { status: answer.status ?? 200 }));
  });
  return made;
}
