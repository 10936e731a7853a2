import { createCookie } from 'react-router';

/** The number that is being proved by form. */
export interface PendingNumber {
  /** As +CC and digits. */
  mobileNumber: string;
  /** When its code was sent, in ms since 1970. */
  sentAt: number;
}

const MINUTES = 10;

/**
 * Carries a number from one page of signing in to the next without writing it into an address, where logs and histories
 * would keep it. It grants nothing: what counts is the code.
 */
function cookieAt({ protocol }: URL) {
  const secure = protocol === 'https:';
  // Over TLS no neighbouring domain can plant one.
  return createCookie(secure ? '__Host-number' : 'number', {
    // Not this page alone: its data is asked for at another address.
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: MINUTES * 60,
    secure,
  });
}

export async function pendingNumberOf(request: Request): Promise<PendingNumber | undefined> {
  const cookie = cookieAt(new URL(request.url));
  const kept = (await cookie.parse(request.headers.get('cookie'))) as Partial<PendingNumber> | null;
  const { mobileNumber, sentAt } = kept ?? {};
  return typeof mobileNumber === 'string' && /^\+\d{6,15}$/.test(mobileNumber)
    ? { mobileNumber, sentAt: typeof sentAt === 'number' ? sentAt : 0 }
    : undefined;
}

/** The `Set-Cookie` that keeps a number, or forgets it. */
export function keepNumber(number: PendingNumber | undefined, url: URL): Promise<string> {
  const cookie = cookieAt(url);
  return number === undefined ? cookie.serialize('', { maxAge: 0 }) : cookie.serialize(number);
}
