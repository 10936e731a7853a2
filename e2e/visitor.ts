import type { Page } from '@playwright/test';
import { aNumber, codeBy } from './outbox.ts';

/**
 * Fills local storage before any page of this visit is opened; once, so that what a page forgets stays forgotten. Who is
 * said to be signed in is signed in, with a number of their own, which is answered.
 */
export async function arriveWith(page: Page, entries: Record<string, unknown>): Promise<string> {
  const isSignedIn = entries['user'] === SIGNED_IN.user;
  const number = isSignedIn ? await signInByApi(page, SIGNED_IN.user.name) : '';
  const known = isSignedIn ? await storedUser(page) : undefined;
  await page.addInitScript(
    (given) => {
      // The name of a tab outlives everything that a page can forget.
      if (window.name === 'arrived') return;
      window.name = 'arrived';
      for (const [key, value] of Object.entries(given)) {
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
      }
    },
    isSignedIn ? { ...entries, user: known } : entries,
  );
  return number;
}

/** The record of spec 3 that a browser keeps of whoever is signed in. */
async function storedUser(page: Page): Promise<object> {
  const { account } = (await (await page.request.get('/api/v1/auth/session')).json()) as {
    account: Record<string, unknown>;
  };
  const { id, name, email, phone, type, createdAt } = account;
  return { id, name, email, phone, type, createdAt };
}

/** What a browser holds of somebody who has signed in. Values that are texts are stored as they are. */
export const SIGNED_IN = {
  user: { name: 'Asha Rao' },
  role: '"user"',
  token: '"session"',
  'manemitra.featuresSeen': true,
};

/** Gives this browser the cookie of a session, through the steps of the chat; its pages then do the rest. Answers the number. */
export async function signInByApi(page: Page, name: string, number = aNumber()): Promise<string> {
  const mobileNumber = `+91${number}`;
  const post = async (path: string, data: object): Promise<void> => {
    const answer = await page.request.post(`/api/v1/chats/${path}`, { data });
    if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}.`);
  };
  await post('login?wish=signup', { loginPrompt: number });
  const otp = await codeBy(number, () => post('signup', { signupPrompt: name, mobileNumber }));
  await post('otp-validate', { mobileNumber, otp });
  return number;
}

/** Stops an installed clock a moment from now; from here on time goes by only when a test says so. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}
