import { aStaffAccount, aUser } from '../apps/server/src/testing/sign-in.ts';
import { differenceOfPairs } from './difference-of-pairs.ts';
import { percentile } from './http-load.ts';
import { serveApp } from './served-app.ts';

/*
 * `npm run bench:sign-in-timing -- 300 'a wrong code'`: whether the time of an answer tells who has an account. Asks the
 * real server over HTTP the same of a name or number that has an account and of one that nobody has, in turns that change,
 * and prints the quartiles of each and the median of what the pairs differ by, with the interval in which it lies with
 * 95 per cent. Without a name it asks all.
 */

const [pairs = '300', ...only] = process.argv.slice(2);
const PAIRS = Number(pairs);
const WARM_UP = 20;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { db, origin, close } = await serveApp({ JOBS: 'off' });
const password = 'nobody will guess this one';

interface Kind {
  what: string;
  /** Makes the account that is known; what is limited is limited by name or number, so each is asked once. */
  known: (at: number) => Promise<unknown>;
  /** What is asked, of one that is known or not. */
  ask: (who: 'known' | 'unknown', at: number) => Promise<number>;
  /** How it is answered, whoever is asked about. */
  status: number;
}

const nameOf = (who: string, at: number): string => `staff-${who}-${String(at).padStart(4, '0')}`;
/** One number of each block of ten thousand neighbours, which are limited together. */
const numberOf = (first: string, who: string, at: number): string =>
  `${first}${String(2 * at + (who === 'known' ? 0 : 1)).padStart(5, '0')}1234`;

const login = (userName: string) =>
  post('/api/v1/auth/login', { userName, password: 'a password that is wrong' });
const askForCode = (number: string) => post('/api/v1/chats/login', { loginPrompt: number });

const KINDS: Kind[] = [
  {
    what: 'login with a wrong password',
    known: (at) => aStaffAccount(db, { role: 'operator', userName: nameOf('known', at), password }),
    ask: (who, at) => login(nameOf(who, at)),
    status: 401,
  },
  {
    what: 'login to an account without a password',
    known: (at) => aStaffAccount(db, { role: 'operator', userName: nameOf('known-bare', at) }),
    ask: (who, at) => login(nameOf(`${who}-bare`, at)),
    status: 401,
  },
  {
    what: 'asking for a code',
    known: (at) => aUser(db, { phoneNumber: `+91${numberOf('7', 'known', at)}` }),
    ask: (who, at) => askForCode(numberOf('7', who, at)),
    status: 200,
  },
  {
    what: 'asking for a code, account suspended',
    known: (at) =>
      aUser(db, { phoneNumber: `+91${numberOf('8', 'known', at)}`, status: 'suspend' }),
    ask: (who, at) => askForCode(numberOf('8', who, at)),
    status: 200,
  },
  {
    what: 'a wrong code',
    known: (at) => aUser(db, { phoneNumber: `+91${numberOf('9', 'known', at)}` }),
    ask: async (who, at) => {
      const mobileNumber = numberOf('9', who, at);
      await askForCode(mobileNumber);
      return post('/api/v1/chats/otp-validate', { mobileNumber, otp: '000000' });
    },
    status: 422,
  },
  {
    what: 'setting a password with a made-up link',
    known: (at) => aStaffAccount(db, { role: 'operator', userName: nameOf('known-link', at) }),
    ask: (who, at) =>
      post('/api/v1/auth/reset-password', {
        promoterId: nameOf(`${who}-link`, at),
        token: 'A'.repeat(43),
        password: 'rain on a tin roof in June',
      }),
    status: 410,
  },
];

let lastMs = 0;

/** Asks, notes how long the answer took, and answers its status. */
async function post(address: string, body: object): Promise<number> {
  const began = performance.now();
  const answer = await fetch(origin + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  lastMs = performance.now() - began;
  return answer.status;
}

say(
  `ms, ${PAIRS} pairs each          known: 25 %  median  75 %   unknown: 25 %  median  75 %   known - unknown (95 %)`,
);
try {
  for (const { what, known, ask, status } of KINDS) {
    if (only.length > 0 && !only.includes(what)) continue;
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let at = 0; at < PAIRS + WARM_UP; at++) {
      await known(at);
      for (const who of at % 2 === 0
        ? (['known', 'unknown'] as const)
        : (['unknown', 'known'] as const)) {
        const answered = await ask(who, at);
        if (answered !== status) throw new Error(`${what}, ${who}, was answered ${answered}.`);
        if (at >= WARM_UP) times[who].push(lastMs);
      }
    }
    const { median, from, to } = differenceOfPairs(times.known, times.unknown);
    say(
      `${what.padEnd(40)} ${quartiles(times.known)}      ${quartiles(times.unknown)}   ` +
        `${signed(median)} (${signed(from)} to ${signed(to)})`,
    );
  }
} finally {
  await close();
}

function quartiles(times: readonly number[]): string {
  return [0.25, 0.5, 0.75]
    .map((share) => percentile(times, share).toFixed(2).padStart(7))
    .join(' ');
}

function signed(ms: number): string {
  return `${ms < 0 ? '' : '+'}${ms.toFixed(2)}`;
}
