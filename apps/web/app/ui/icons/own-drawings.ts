import { createLucideIcon } from 'lucide-react';

/**
 * Icons that lucide lacks or has with another meaning: on its grid of 24, with its round ends, so that both kinds match. The
 * mark for bundlers leaves unused ones out of a page.
 */
/* @__NO_SIDE_EFFECTS__ */
const drawn = (name: string, d: string) => createLucideIcon(name, [['path', { d, key: name }]]);

export const Clubhouse = drawn(
  'Clubhouse',
  'M2 11 12 6l10 5zM4.5 11v10M9.5 11v10M14.5 11v10M19.5 11v10M2.5 21h19M12 6V2l3.5 1.3L12 4.5',
);
export const Slide = drawn(
  'Slide',
  'M4.5 21.5V7M9.5 21.5V7M4.5 11h5M4.5 15h5M4.5 19h5M3 7l4-4.5L11 7zM9.5 8.5c4.5 0 4 10 9.5 10h2.5v3H18c-5 0-5.5-6.5-8.5-8.5',
);
export const Genset = drawn(
  'Genset',
  'M3 9h15v9.5H3zM5.5 18.5v2.5M15.5 18.5v2.5M18 11.5h3v4.5h-3M6 9V5.5h5V9M11 11l-2.5 3H12l-2.5 3',
);
export const Lift = drawn(
  'Lift',
  'M4.5 8h15v13.5h-15zM12 8v13.5M6.5 5.2 8.75 2.3 11 5.2zM13 2.3h4.5l-2.25 2.9z',
);
export const Gate = drawn(
  'Gate',
  'M3 21.5V8l2-3 2 3v13.5M17 21.5V8l2-3 2 3v13.5M7 12c3-3 7-3 10 0M7 17h10M10.3 10.3v11.2M13.7 10.3v11.2M1.5 21.5h21',
);
export const VisitorCar = drawn(
  'VisitorCar',
  'M2 18v-4l1.8-4.3A2 2 0 0 1 5.7 8.5h5.6a2 2 0 0 1 1.9 1.2L15 14v4zM2 14h13M4 18v2.5M13 18v2.5M19 4a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM16.5 13.5c0-2 1-3 2.5-3s2.5 1 2.5 3v2.5',
);
export const RainTank = drawn(
  'RainTank',
  'M7.3 10a3 3 0 0 1-.3-6 4.6 4.6 0 0 1 8.7.8 2.6 2.6 0 0 1 .3 5.2zM8 12.7v1.5M12 12.7v2M16 12.7v1.5M4.5 17h15L18 21.5H6z',
);
export const WaterCycle = drawn(
  'WaterCycle',
  'M12 6.8c2.4 2.6 3.7 4.5 3.7 6.4a3.7 3.7 0 0 1-7.4 0c0-1.9 1.3-3.8 3.7-6.4zM3.3 10A9 9 0 0 1 19.5 7M20 3v4.3h-4.3M20.7 14A9 9 0 0 1 4.5 17M4 21v-4.3h4.3',
);
export const Intercom = drawn(
  'Intercom',
  'M6 2.5h12A1.5 1.5 0 0 1 19.5 4v16a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 20V4A1.5 1.5 0 0 1 6 2.5zM8 7c0-1 .5-1.5 1.5-1.5S11 6 11 7v10c0 1-.5 1.5-1.5 1.5S8 18 8 17zM14.5 6.5h2M14.5 9.5h2M15.5 14.5v3',
);
export const GasPipe = drawn(
  'GasPipe',
  'M12.3 1.8c.3 2.7 4 4.2 4 7.7a4.3 4.3 0 0 1-8.6 0c0-1.7.8-2.7 1.7-3.6.1 1.2.7 1.9 1.5 2.2-.3-2.5.4-4.8 1.4-6.3zM12 16.5v2.5M3.5 19h17M3.5 16.5v5M20.5 16.5v5',
);
export const Mandala = drawn(
  'Mandala',
  'M3 3h18v18H3zM12 3l9 9-9 9-9-9zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6z',
);
export const Shuttlecock = drawn(
  'Shuttlecock',
  'M8 11.8 12 2.5c4.5 1 8.5 5 9.5 9.5l-9.3 4zM8 11.8l4.2 4.2-1.4 3.2a3 3 0 0 1-4.9.9l-2-2a3 3 0 0 1 .9-4.9zM10.2 13.9l7-7M10.5 6c3.3 1.2 6.3 4.2 7.5 7.5',
);
export const TennisRacket = drawn(
  'TennisRacket',
  'M19.3 4.2c2.5 2.5 2.4 6.4-.3 9.1s-6.6 2.8-9.1.3-2.4-6.4.3-9.1 6.6-2.8 9.1-.3zM9.9 13.6 3 20.5M9.3 7.5l6.9 6.9M12.5 3.5l7.5 7.5M9.5 11.8l8.5-8.5M12.7 15l7.7-7.7M19.5 18a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 1 0 0-3.6z',
);
export const SquashCourt = drawn(
  'SquashCourt',
  'M2.5 3h19v18h-19zM7 3v11h10V3M7 14l-4.5 7M17 14l4.5 7M7 8.5h10M12 17a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6z',
);
export const Basketball = drawn(
  'Basketball',
  'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 1 0 0-19zM2.5 12h19M12 2.5v19M5.3 5.3c3.6 3.8 3.6 9.6 0 13.4M18.7 5.3c-3.6 3.8-3.6 9.6 0 13.4',
);
export const Cricket = drawn(
  'Cricket',
  'M8.2 5 13.8 10.6a2.4 2.4 0 0 1-3.4 3.4L4.8 8.4zM6.5 6.7 2.5 2.7M15 8.5v13M18 8.5v13M21 8.5v13M14.3 8h7.4M7 17a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 1 0 0-4.4z',
);
export const Skate = drawn(
  'Skate',
  'M5 2.5h7v5.5c0 2 .8 2.8 2.5 3.2l3 .7c2 .5 3 1.6 3 4.1H5zM12 6H9.5M12 9H9.5M5 16v1M20.5 16v1M7.2 17.8a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 1 0 0-3.6zM12.7 17.8a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 1 0 0-3.6zM18.2 17.8a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 1 0 0-3.6z',
);
export const Paddle = drawn(
  'Paddle',
  'M7.5 13.8A7 7 0 0 1 18.4 5.1a7 7 0 0 1-8.7 10.9zM7.5 13.8 3.3 18a1.6 1.6 0 0 0 2.2 2.2L9.7 16M8.5 7.5l8 8M19.8 17.5a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 1 0 0-3.8z',
);
export const GolfHole = drawn(
  'GolfHole',
  'M11 18.5V2.5l7.5 3.5L11 9.5M8 16.3c-3 .4-5 1.4-5 2.5 0 1.6 4 2.9 9 2.9s9-1.3 9-2.9c0-1.1-2-2.1-5-2.5',
);
export const Meditation = drawn(
  'Meditation',
  'M12 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5zM9 11h6l1.5 3 3.5 1.5M9 11l-1.5 3L4 15.5M9.5 11.5v4.5M14.5 11.5v4.5M12 18.5c-2 2-8.5 3.5-8.5 1 0-1.5 3-3.5 6-3.5h5c3 0 6 2 6 3.5 0 2.5-6.5 1-8.5-1z',
);
export const Lotus = drawn(
  'Lotus',
  'M12 20c-3-1.8-4.5-4.7-4.5-8S9.5 5.5 12 3.5c2.5 2 4.5 5.2 4.5 8.5s-1.5 6.2-4.5 8zM7.5 11.3C5.7 10.3 3.9 10 2 10.2 2.3 15.8 6 20 12 20M16.5 11.3c1.8-1 3.6-1.3 5.5-1.1-.3 5.6-4 9.8-10 9.8',
);
export const Amphitheatre = drawn(
  'Amphitheatre',
  'M1.8 9a10.2 10.2 0 0 0 20.4 0h-3.7a6.5 6.5 0 0 1-13 0zM8.7 9a3.3 3.3 0 0 0 6.6 0zM4.5 14.5l2.7-1.6M19.5 14.5l-2.7-1.6M12 15.5v3.7M8 5.5h8',
);
export const Grill = drawn(
  'Grill',
  'M3 10h18c0 4-4 7-9 7s-9-3-9-7zM8.5 16.5 6 21.5M15.5 16.5l2.5 5M8.5 7c-1.2-1.3 1.2-2.5 0-4M12 7c-1.2-1.3 1.2-2.5 0-4M15.5 7c-1.2-1.3 1.2-2.5 0-4',
);
export const TerraceGarden = drawn(
  'TerraceGarden',
  'M3 12.5h18M5 12.5v9h14v-9M9 16v2M12 16v2M15 16v2M12 12.5V7M12 8.5c0-3.3 1.8-5.5 5.5-5.5 0 3.5-2 5.5-5.5 5.5zM12 10.5c0-2.7-1.5-4.5-4.8-4.5 0 3 1.8 4.5 4.8 4.5z',
);
export const PrivateGarden = drawn(
  'PrivateGarden',
  'M3 21.5v-6L4.8 13.5l1.8 2v6M10.2 21.5v-6l1.8-2 1.8 2v6M17.4 21.5v-6l1.8-2 1.8 2v6M1.5 18h21M12 11V7.5M12 7.5c-2.6 0-4-1.5-4-4.5 1.7 0 3 .6 4 2 1-1.4 2.3-2 4-2 0 3-1.4 4.5-4 4.5z',
);
export const ElderWalk = drawn(
  'ElderWalk',
  'M10.5 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 1 0 0-4.6zM10 9.2c-2 0-3 1.3-3.2 3.3L6.5 16h3v5.5M9.5 16h3.5l1.5 5.5M10 9.2c1.3 0 2 .8 2.5 2l3.5 2M18.5 21.5V12c0-1-.6-1.5-1.3-1.5s-1.2.5-1.2 1.3',
);
export const Gopuram = drawn(
  'Gopuram',
  'M3 21.5h18M5 21.5l1-5h12l1 5M6.5 16.5l1-4.5h9l1 4.5M8 12l1-4.5h6L16 12M9.5 7.5V5.3c0-1 .7-1.5 1.5-1.5h2c.8 0 1.5.5 1.5 1.5v2.2M12 3.8V2M10.3 21.5v-1.5a1.7 1.7 0 0 1 3.4 0v1.5',
);
export const TapWater = drawn(
  'TapWater',
  'M3 9h8V6.5H8.5M13.5 6.5H11M11 4v2.5M8 4h6M3 6.5v6M3 12h8.5a3 3 0 0 1 3 3h4.5v-1.5C19 10.5 16.5 9 14 9h-3M16.8 18.3c1.1 1.2 1.5 1.7 1.5 2.3a1.5 1.5 0 0 1-3 0c0-.6.4-1.1 1.5-2.3z',
);
