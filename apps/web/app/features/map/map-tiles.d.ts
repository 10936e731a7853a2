/** What the build says of the map. */
declare module 'virtual:map-tiles' {
  const tiles: {
    /** Under which addresses the vector tiles of the city and of the lines of buses are. */
    city: string;
    buses: string;
    /** West, south, east and north of what they cover, in degrees. */
    bounds: [number, number, number, number];
    /** Where small streets are known, in fields of a grid. */
    coverage: {
      /** Whether the file of streets says that it holds all of them. */
      isComplete: boolean;
      /** The years of its oldest and of its newest source. */
      years: [from: string, to: string];
      /** Fields to a degree, each way. */
      perDegree: number;
      /** The fields in which small streets are known, each as its number to the north and to the east. */
      known: [north: number, east: number][];
    };
  };
  export default tiles;
}
