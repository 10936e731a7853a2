import { fork, type ChildProcess } from 'node:child_process';
import { bundle } from './bundle.ts';

/** A program of this folder in a process of its own, on the PostgreSQL whose data lie in a folder. */
export async function startChild(
  program: string,
  args: readonly string[],
  {
    dataFolder,
    execArgv = [],
    port = 0,
    environment = {},
  }: {
    dataFolder: string;
    execArgv?: readonly string[];
    port?: number;
    environment?: Readonly<Record<string, string>>;
  },
): Promise<ChildProcess> {
  return fork(await bundle(program), args, {
    execArgv: [...execArgv],
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      PORT: String(port),
      NODE_ENV: 'production',
      RATE_LIMIT_SCALE: '1000000',
      ...environment,
    },
  });
}

/** The next message of the child that holds this key; a child that ends instead is an error. */
export function told<Message extends object>(
  child: ChildProcess,
  key: keyof Message,
): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`The child ended with code ${code}.`));
    const listen = (message: Message) => {
      if (!(key in message)) return;
      child.off('message', listen);
      child.off('exit', end);
      resolve(message);
    };
    child.on('message', listen);
    child.once('exit', end);
  });
}
