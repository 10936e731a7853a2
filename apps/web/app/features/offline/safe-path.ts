/** A path of this site, of an address that anybody may have made; undefined when it leads elsewhere. */
export function safePath(text: string | null): string | undefined {
  return text !== null && /^\/(?![/\\])/.test(text) ? text : undefined;
}
