import { once } from 'node:events';
import type { FaultWorld } from './fault-world.ts';
import type { System } from './outside.ts';

/** What visitors got who asked for what a system helps to answer. */
export interface Asked {
  times: number;
  /** Answers other than 200: there is always something to say. */
  refused: number;
  slowestMs: number;
}

type Ask = (world: FaultWorld) => { path: string; body?: object };

const ASKS: Partial<Record<System, readonly Ask[]>> = {
  'route service (OSRM)': [
    ({ slug }) => ({ path: `properties/${slug}/directions?to=12.9756,77.6068` }),
  ],
  'Google places and street view': [
    ({ slug }) => ({ path: `properties/${slug}/nearby?category=malls` }),
    ({ slug }) => ({ path: `properties/${slug}/street-view` }),
  ],
  'language model': [
    ({ slug }) => ({ path: 'chats', body: { prompt: 'price?', propertyId: slug } }),
  ],
};

/** Asks for so long, one after the other, for what a system helps to answer; `undefined` where no visitor waits for it. */
export async function askMeanwhile(
  world: FaultWorld,
  system: System,
  ms: number,
): Promise<Asked | undefined> {
  const over = AbortSignal.timeout(ms);
  const asks = ASKS[system];
  if (asks === undefined) {
    await once(over, 'abort');
    return undefined;
  }
  const asked: Asked = { times: 0, refused: 0, slowestMs: 0 };
  for (let n = 0; !over.aborted; n += 1) {
    const { path, body } = (asks[n % asks.length] as Ask)(world);
    const from = performance.now();
    const answer = await fetch(`${world.origin}/api/v1/${path}`, {
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    asked.times += 1;
    if (answer.status !== 200) asked.refused += 1;
    asked.slowestMs = Math.max(asked.slowestMs, performance.now() - from);
  }
  return asked;
}
