import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundle } from './bundle.ts';

/*
 * npm run bench:drawings            what drawing one picture, plan or paper of a demonstration project costs
 * npm run bench:drawings -- --slow  the same, with the addresses of the slowest and the largest
 */

const child = fork(await bundle('drawing-costs.ts'), process.argv.slice(2));
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
