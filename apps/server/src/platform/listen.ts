import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartFailure } from './start-failure.ts';
import { errorCode, errorText } from './system-error.ts';

/** Starts to listen and returns the address to open in a browser; a taken port is one sentence. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new StartFailure(`${reason(error, host, port)}.`, { cause: error });
  }
  const address = app.server.address();
  const listensOn = typeof address === 'object' && address ? address.port : port;
  // Somebody who listens everywhere opens it on this machine first.
  const open = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${open.includes(':') ? `[${open}]` : open}:${listensOn}`;
}

function reason(error: unknown, host: string, port: number): string {
  const code = errorCode(error);
  switch (code ?? '') {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program: end it, or choose another port with PORT=${port + 1}`;
    case 'EACCES':
      return `Port ${port} may not be used by this user: choose one above 1023 with PORT=3000`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all of them`;
    default:
      return `The server cannot listen on ${host}, port ${port} (${errorText(error)}): choose others with HOST and PORT`;
  }
}

/**
 * Takes no new connections and resolves when the open ones have ended. HTTP's own close also cuts connections on which
 * nothing has arrived yet, and with them requests that are on their way: behind a proxy those are somebody's. Here each
 * connection ends with its next answer, which says so, or when the proxy has not used it for a while.
 */
export async function letConnectionsEnd(server: HttpServer): Promise<void> {
  await letConnectedIn(server);
  await new Promise((resolve) => Server.prototype.close.call(server, resolve));
}

/** The system lets connections wait to be taken, one in a turn of the event loop; a closing door breaks them. */
const TURNS_MAX = 50;

async function letConnectedIn(server: HttpServer): Promise<void> {
  let hasCome = true;
  const came = () => void (hasCome = true);
  server.on('connection', came);
  // Under load somebody always comes: there is an end to waiting.
  for (let turns = 0; hasCome && turns < TURNS_MAX; turns++) {
    hasCome = false;
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }
  server.off('connection', came);
}
