/** What a registration and its extensions have in common: the number without `TOR/` or `EX/` before it. */
export const reraCore = (number: string): string =>
  number
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^.*?(?=PRM\/)/, '');

/** Whether a number says itself that it extends a registration. */
export const isExtension = (number: string): boolean => /^\s*(?:TOR|EX)\b/i.test(number);

/** What the numbers of a project say of which project it is. */
export interface Registered {
  cores: ReadonlySet<string>;
  /** It has a registration of its own: an extension may have another number than what it extends. */
  isRegistered: boolean;
}

export const registeredAs = (numbers: readonly string[]): Registered => ({
  cores: new Set(numbers.map(reraCore)),
  isRegistered: numbers.some((number) => !isExtension(number)),
});

/** Whether two may be one project by their numbers: two registrations are two projects. */
export const mayBeOne = (one: Registered, other: Registered): boolean =>
  !one.isRegistered || !other.isRegistered || [...one.cores].some((core) => other.cores.has(core));
