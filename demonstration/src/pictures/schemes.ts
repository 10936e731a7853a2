import type { Random } from '@manemitra/catalogue/random';

/** What the rooms of one home are made of. */
export interface Scheme {
  name: string;
  wall: string;
  /** One wall that speaks up. */
  feature: string;
  floor: string;
  floorKind: 'planks' | 'tiles' | 'terrazzo' | 'athangudi';
  wood: string;
  seat: string;
  /** Two textiles: cushions, throws, rugs. */
  cloth: readonly [string, string];
  metal: string;
}

const SCHEMES: readonly Scheme[] = [
  {
    name: 'teak and leaf',
    wall: '#f3eee2',
    feature: '#6f8f74',
    floor: '#c79b6b',
    floorKind: 'planks',
    wood: '#9a6238',
    seat: '#e6dccb',
    cloth: ['#3f6f59', '#e0a94a'],
    metal: '#b58a45',
  },
  {
    name: 'chettinad',
    wall: '#f6ead6',
    feature: '#c4654a',
    floor: '#d9a77c',
    floorKind: 'athangudi',
    wood: '#6b3f26',
    seat: '#f0e3cc',
    cloth: ['#a83f32', '#2f6b6a'],
    metal: '#a87b35',
  },
  {
    name: 'white and walnut',
    wall: '#f5f3ef',
    feature: '#d8cfc2',
    floor: '#dcd8d0',
    floorKind: 'tiles',
    wood: '#6e4a34',
    seat: '#8d949a',
    cloth: ['#c98a5c', '#44525c'],
    metal: '#3a3d41',
  },
  {
    name: 'indigo',
    wall: '#eef0ef',
    feature: '#34526f',
    floor: '#b98d63',
    floorKind: 'planks',
    wood: '#8b5a36',
    seat: '#c9c2b4',
    cloth: ['#2f4f7a', '#e3b45b'],
    metal: '#b8925a',
  },
  {
    name: 'blush',
    wall: '#f6ebe4',
    feature: '#dba594',
    floor: '#e4ddd2',
    floorKind: 'terrazzo',
    wood: '#b07d53',
    seat: '#f1e8df',
    cloth: ['#b95c6a', '#7d8f6c'],
    metal: '#c29a58',
  },
  {
    name: 'mustard and grey',
    wall: '#efece6',
    feature: '#8b8d8c',
    floor: '#a97950',
    floorKind: 'planks',
    wood: '#54392a',
    seat: '#5d6468',
    cloth: ['#d9a128', '#efe6d4'],
    metal: '#2f3236',
  },
  {
    name: 'sea',
    wall: '#eff4f2',
    feature: '#7fa9a6',
    floor: '#e6e1d6',
    floorKind: 'tiles',
    wood: '#c09465',
    seat: '#f4efe6',
    cloth: ['#2e7a7b', '#e58a63'],
    metal: '#8f9698',
  },
  {
    name: 'plum',
    wall: '#f1ece9',
    feature: '#6d4b63',
    floor: '#c8a581',
    floorKind: 'planks',
    wood: '#7b4e34',
    seat: '#b9a7a5',
    cloth: ['#7a3f66', '#d9b26a'],
    metal: '#b48d52',
  },
  {
    name: 'olive',
    wall: '#f2efe3',
    feature: '#8a8b5e',
    floor: '#d6cab4',
    floorKind: 'terrazzo',
    wood: '#8a6440',
    seat: '#d9cfb5',
    cloth: ['#6b7040', '#c2613d'],
    metal: '#3c3b35',
  },
];

/** One home, one scheme: whoever draws it twice asks with the same stream. */
export const schemeOf = (random: Random): Scheme => random.pick(SCHEMES);
