import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { createMailStandIn } from '../../apps/server/src/testing/mail-stand-in.ts';
import { createS3StandIn, S3_KEY } from '../../apps/server/src/testing/s3-stand-in.ts';

/** What becomes of whoever calls: hung up on, never answered, answered with something else. */
export const MOODS = ['down', 'silent', 'garbage'] as const;
type Mood = (typeof MOODS)[number] | 'well';

/** Every outside system that ManeMitra may be given. */
export const SYSTEMS = [
  'message gateway',
  'mail server (SMTP)',
  'image store (S3)',
  'route service (OSRM)',
  'Google places and street view',
  'language model',
  'analytics (PostHog)',
] as const;
export type System = (typeof SYSTEMS)[number];

export interface Outside {
  /** Lets a system be out of order, or well again. */
  become: (system: System, mood: Mood) => void;
  /** The ids of the messages that arrived, by whichever way. */
  taken: Set<string>;
  /** How often a message arrived again under the same id, by which receivers drop it. */
  repeats: () => number;
  /** The variables that name the systems. */
  environment: Record<string, string>;
  close: () => Promise<void>;
}

/** Stand-ins on this machine, each behind a door of its own that spoils what goes through it. */
export async function outsideSystems(): Promise<Outside> {
  const taken = new Set<string>();
  let repeats = 0;
  const take = (id: string) => {
    if (taken.has(id)) repeats += 1;
    taken.add(id);
  };
  const services = await startServices(take);
  const store = await createS3StandIn();
  const mail = await createMailStandIn({
    onData(stream, _session, done) {
      let letter = '';
      stream.on('data', (piece: Buffer) => (letter += piece.toString('latin1')));
      stream.on('end', () => {
        take(/^Message-ID: <([\w-]+)@/im.exec(letter)?.[1] ?? '');
        done();
      });
    },
  });
  const behind = (system: System): number => {
    if (system === 'mail server (SMTP)') return mail.port;
    return system === 'image store (S3)' ? Number(new URL(store.url).port) : services.port;
  };
  const doors = new Map<System, Door>();
  for (const system of SYSTEMS) doors.set(system, await openDoor(behind(system)));
  const at = (system: System) => `127.0.0.1:${doors.get(system)?.port}`;
  return {
    become: (system, mood) => doors.get(system)?.become(mood),
    taken,
    repeats: () => repeats,
    environment: {
      MESSAGE_GATEWAY_URL: `http://${at('message gateway')}/send`,
      MESSAGE_GATEWAY_TOKEN: 'a-token-of-the-bench',
      SMTP_URL: `smtp://${at('mail server (SMTP)')}`,
      MAIL_FROM: 'ManeMitra <hello@homes.example>',
      IMAGES_S3_URL: `http://${at('image store (S3)')}`,
      IMAGES_S3_BUCKET: store.bucket,
      IMAGES_S3_KEY: S3_KEY,
      IMAGES_S3_SECRET: S3_KEY,
      DIRECTIONS_KIND: 'osrm',
      DIRECTIONS_URL: `http://${at('route service (OSRM)')}`,
      GOOGLE_MAPS_KEY: 'a-key-of-the-bench',
      GOOGLE_MAPS_URL: `http://${at('Google places and street view')}`,
      NEARBY_PLACES: 'google',
      LLM_URL: `http://${at('language model')}/v1`,
      LLM_KEY: 'a-key-of-the-bench',
      LLM_MODEL: 'small',
      LLM_CALLS_PER_DAY: '1000000',
      LLM_CALLS_PER_CALLER: '1000000',
      POSTHOG_URL: `http://${at('analytics (PostHog)')}`,
      POSTHOG_KEY: 'a-key-of-the-bench',
    },
    async close() {
      for (const door of doors.values()) door.close();
      services.close();
      await Promise.all([store.close(), mail.close()]);
    },
  };
}

/** What each of the services that speak HTTP and JSON says when it is well. */
const ANSWERS: [path: RegExp, answer: object][] = [
  [
    /^\/route\/v1\//,
    {
      code: 'Ok',
      routes: [
        {
          distance: 5500,
          duration: 900,
          geometry: {
            coordinates: [
              [77.62, 12.93],
              [77.6, 12.97],
            ],
          },
        },
      ],
    },
  ],
  [/searchNearby$/, { places: [] }],
  [/\/streetview\//, { status: 'ZERO_RESULTS' }],
  [
    /\/chat\/completions$/,
    { id: 'c', object: 'chat.completion', created: 1, model: 'small', choices: [] },
  ],
  [/^\/batch\//, { status: 1 }],
];

async function startServices(take: (id: string) => void) {
  const server = http.createServer((request, response) => {
    request.resume();
    const key = request.headers['idempotency-key'];
    const url = request.url ?? '';
    if (key !== undefined) take(String(key));
    const answer = key === undefined ? ANSWERS.find(([path]) => path.test(url))?.[1] : { id: key };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Door {
  port: number;
  become: (mood: Mood) => void;
  close: () => void;
}

const GARBAGE = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 6\r\n\r\n<html>';

/** Passes bytes to and fro while all is well. A change ends what is under way. */
async function openDoor(to: number): Promise<Door> {
  let mood: Mood = 'well';
  const open = new Set<net.Socket>();
  const hold = (socket: net.Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const server = net.createServer((caller) => {
    hold(caller);
    if (mood === 'down') return void caller.destroy();
    if (mood === 'silent') return void caller.resume();
    if (mood === 'garbage') {
      caller.resume();
      // Those who wait to be greeted too.
      return void setTimeout(() => caller.end(GARBAGE), 50);
    }
    const inside = net.connect(to, '127.0.0.1');
    hold(inside);
    caller.pipe(inside).pipe(caller);
    caller.on('close', () => inside.destroy());
    inside.on('close', () => caller.destroy());
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => open.forEach((socket) => socket.destroy());
  return {
    port: portOf(server),
    become(next) {
      mood = next;
      endAll();
    },
    close() {
      server.close();
      endAll();
    },
  };
}

function portOf(server: net.Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
