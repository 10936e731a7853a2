/** Where a fact or a rule was read. `url` is null where only the name of the source is known. */
export interface Source {
  name: string;
  url: string | null;
}
