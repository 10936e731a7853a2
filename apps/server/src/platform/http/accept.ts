/**
 * Whether a caller wants the page rather than JSON at an address that has both. Browsers name `text/html`;
 * a program that wants JSON names it. Wildcards say nothing, and without a wish there is the page.
 */
export function prefersPage(accept: string | undefined): boolean {
  return namedQuality(accept, 'application/json') <= namedQuality(accept, 'text/html');
}

/** The `q` that a header such as `Accept` gives to exactly this, 0 when it is not named. */
export function namedQuality(accept: string | undefined, type: string): number {
  for (const range of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  }
  return 0;
}
