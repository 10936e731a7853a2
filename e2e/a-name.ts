let made = 0;

/** A name that no other journey has. */
export function aName(what: string): string {
  made += 1;
  return `${what} ${process.pid}-${made}`;
}
