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

export interface Asked {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
}

/** The path with its `:params` filled and the query behind it; undefined values are left out. */
export function pathOf(address: Address, { params = {}, query = {} }: Asked = {}): string {
  const filled = partsOf(address).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given).toString()}`;
}
