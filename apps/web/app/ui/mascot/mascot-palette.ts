/**
 * Mitra's own colours, the same by day and by night, as a friend's are: each was chosen to be seen on the light
 * ground, on the dark one and in the grove. The cap, the eyes and the cheeks lean on areca, star and tabebuia.
 */
export const MITRA = {
  fur: '#c1946c',
  furShade: '#a3764f',
  cream: '#fdeeda',
  mask: '#60392b',
  maskSoft: '#7d5040',
  ear: '#e8ab96',
  nose: '#3d231c',
  iris: '#f6b53a',
  irisShade: '#d98a1c',
  pupil: '#201410',
  glint: '#ffffff',
  blush: '#ec7f8f',
  tongue: '#e0647a',
  leaf: '#2a9d80',
  leafShade: '#1b7d66',
  leafVein: '#0f5f4e',
  leafLight: '#86d6bd',
  nut: '#f08a2c',
  nutShade: '#cf661b',
  petal: '#f29ac0',
  unbuilt: '#cf6a9f',
  bough: '#8a6a52',
  boughShade: '#6d523f',
  brass: '#f2c24a',
  brassShade: '#b98518',
} as const;
