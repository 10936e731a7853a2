import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject } from './project.mjs';

const POLL_MS = 200;

/**
 * Does `work` while no other process of this project does the work of that name. A lock whose process is gone, killed
 * for example, counts for nothing.
 */
export async function withLock(name, work) {
  const file = inProject('.locks', name);
  await acquire(file, name);
  const release = () => fs.rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

async function acquire(file, name) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Written aside and linked, so that nobody ever sees a lock without its process id.
  const mine = `${file}.${process.pid}`;
  fs.writeFileSync(mine, String(process.pid));
  let toldToWait = false;
  try {
    for (;;) {
      try {
        fs.linkSync(mine, file);
        return;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = holderOf(file);
      if (holder !== undefined && isAlive(holder)) {
        if (!toldToWait) console.log(`Waiting for process ${holder} to finish its ${name} …`);
        toldToWait = true;
        await pause(POLL_MS);
      } else if (holder !== undefined) {
        removeStale(file, holder);
      }
    }
  } finally {
    fs.rmSync(mine, { force: true });
  }
}

function holderOf(file) {
  try {
    return Number(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Moves the lock of a dead process away; should it meanwhile be a new one's, that one gets it back. */
function removeStale(file, deadHolder) {
  const aside = `${file}.stale-${process.pid}`;
  try {
    fs.renameSync(file, aside);
    if (holderOf(aside) !== deadHolder) fs.linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
