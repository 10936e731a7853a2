/** Where data come from, and under which terms they may be handed on. */
export interface DataSource {
  /** A short name by which edges and the setting that leaves a source out call it. */
  id: string;
  name: string;
  licence: string;
  /** What has to be said wherever it is shown. */
  attribution: string;
  /** The day or month the data show the city of; as exactly as is known. */
  date: string;
}
