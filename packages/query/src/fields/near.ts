import { beginsDistance } from '../distances.ts';
import type { FieldLanguage } from '../field-language.ts';
import { anyWord } from '../reading.ts';
import { nearBefore, workBefore } from '../words/near-words.ts';
import { bareDistance, peakApart } from './bare-distance.ts';
import { far } from './far.ts';
import { readNear } from './near-before.ts';
import { readNearBehind } from './near-behind.ts';
import { labelOfNear, sayNear } from './near-said.ts';
import { nearThereBy } from './near-there.ts';
import { wayBefore } from './way-before.ts';

export const near: FieldLanguage<'near'> = {
  field: 'near',
  readers: [
    far,
    {
      begins: (text) => nearBefore.has(text) || workBefore.has(text) || beginsDistance(text),
      read: readNear,
    },
    { begins: anyWord, read: readNearBehind },
    wayBefore,
    nearThereBy(readNear, readNearBehind),
    bareDistance,
    peakApart,
  ],
  say: (value, names) => sayNear(value, names.spokenPlace(value.place)),
  label: (value, names) => labelOfNear(value, names.placeName(value.place)),
};
