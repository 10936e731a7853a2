/** On a phone the box at a place, which is in the middle, must fit above or below it. The same for the map and for what keeps its place until it comes. */
export const MAP_HEIGHT = 'h-104 sm:h-[30rem]';
