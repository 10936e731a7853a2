import { spawnSync } from 'node:child_process';

/**
 * The id of the npm that runs this script, or of whatever else started it. npm runs a script through a shell that may
 * stay in between and outlive it, so the parent alone does not tell when npm is gone.
 */
export function npmProcess() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return parent;
  const ask = (column) =>
    spawnSync('ps', ['-o', `${column}=`, '-p', String(parent)], {
      encoding: 'utf8',
    }).stdout?.trim();
  const isShell = /(^|\/)(sh|dash|bash|zsh|ash|busybox)$/.test(ask('comm') ?? '');
  return (isShell && Number(ask('ppid'))) || parent;
}
