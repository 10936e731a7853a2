/** Method and path in one text, as `wire.ts` has them: `GET /api/v1/properties/:id`. */
export type Address = `${Method} ${Path}`;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Parameters are written `:id`. */
export type Path = `/${string}`;

/** The two parts of an address. */
export function partsOf(address: Address): { method: Method; path: Path } {
  const [method, path] = address.split(' ') as [Method, Path];
  return { method, path };
}
