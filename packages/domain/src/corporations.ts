import { upperFirst } from './first-letter.ts';

/** The corporations that the Greater Bengaluru Authority is divided into since September 2025. */
export const CORPORATIONS = ['central', 'east', 'north', 'south', 'west'] as const;
export type Corporation = (typeof CORPORATIONS)[number];

/** "East City Corporation". */
export const corporationName = (id: Corporation): string => `${upperFirst(id)} City Corporation`;
