/** Where the build has put the vector tiles of the map, and what they cover: west, south, east and north in degrees. */
declare module 'virtual:map-tiles' {
  const tiles: { city: string; buses: string; bounds: [number, number, number, number] };
  export default tiles;
}
