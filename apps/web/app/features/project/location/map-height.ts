/** The same for the map and for what keeps its place until it comes. */
export const MAP_HEIGHT = 'h-88 sm:h-[30rem]';
