import type { Point } from '@manemitra/domain/geography';
import type { DataSource } from './source.ts';

export interface Station {
  id: string;
  name: string;
  nameKn?: string;
  at: Point;
}

/** A line that trains run on: its stations in their order, and its track. */
export interface MetroLine {
  id: string;
  name: string;
  stations: string[];
  /** Metres of track from each station to the next. */
  meters: number[];
  track: Point[];
}

/** `data/metro.json`. */
export interface Metro {
  about: { title: string; note: string; sources: DataSource[] };
  stations: Station[];
  lines: MetroLine[];
}

/** Reads the text of `data/metro.json`. */
export const readMetro = (text: string): Metro => JSON.parse(text) as Metro;
