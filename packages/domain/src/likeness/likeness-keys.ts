import { brandAs } from './brands.ts';
import { type Comparable, type Likeness, likeness } from './likeness.ts';
import { soundOf } from './plain-words.ts';
import { readProjectName } from './project-name.ts';
import { brandOf } from './promoter-name.ts';
import { reraCore } from './rera-core.ts';

type Keyed = Pick<Comparable, 'name' | 'promoter' | 'reraNumbers' | 'locality' | 'pincode'>;

/** Only projects that share a key are compared. There are few enough pairs to go through a catalogue of any size. */
export function likenessKeys({ name, promoter, reraNumbers, locality, pincode }: Keyed): string[] {
  const { words } = readProjectName(name);
  const sounds = words.map((word) => soundOf(brandAs(word)));
  const brand = soundOf(brandOf(promoter));
  const places = [
    ...(pincode === null ? [] : [`pin ${pincode}`]),
    ...(locality === null ? [] : [`in ${locality.slug}`]),
  ];
  // `Sun Rise` is `Sunrise`, also where that is the brand; and a name may say where it is.
  const here = new Set(locality?.name.toLowerCase().split(/\W+/) ?? []);
  const whole = words
    .filter((word) => !here.has(word))
    .map(soundOf)
    .join('');
  const telling = [...new Set(sounds)].filter((sound) => sound.length > 1 && sound !== brand);
  // A company of a brand often names only its projects by it.
  const brands = [...new Set([brand, sounds[0] ?? brand])].map((each) => `by ${each}`);
  return [
    ...new Set([
      ...reraNumbers.map((number) => `rera ${reraCore(number)}`),
      `name ${sounds.filter((sound) => sound !== brand).join('')}`,
      `whole ${whole}`,
      ...telling.flatMap((sound) => [...brands, ...places].map((where) => `${sound} ${where}`)),
      ...places.map((place) => `by ${brand} ${place}`),
    ]),
  ];
}

/** A key shared by more projects than this says nothing about any of them. */
export const SHARED_AT_MOST = 60;

/** Each two projects that share a key, once. */
export function* pairsToCompare<P extends Keyed & { id: number }>(
  projects: readonly P[],
): Generator<readonly [P, P]> {
  const sharing = new Map<string, P[]>();
  for (const project of projects) {
    for (const key of likenessKeys(project)) {
      const others = sharing.get(key);
      if (others === undefined) sharing.set(key, [project]);
      else others.push(project);
    }
  }
  const seen = new Set<string>();
  for (const same of sharing.values()) {
    if (same.length > SHARED_AT_MOST) continue;
    for (const [i, one] of same.entries()) {
      for (const other of same.slice(i + 1)) {
        const pair = one.id < other.id ? ([one, other] as const) : ([other, one] as const);
        const key = `${pair[0].id} ${pair[1].id}`;
        if (seen.has(key)) continue;
        seen.add(key);
        yield pair;
      }
    }
  }
}

/** The pairs of a catalogue that look like one project. */
export function likelyDoubles<P extends Comparable & { id: number }>(
  projects: readonly P[],
): { one: P; other: P; like: Likeness }[] {
  return [...pairsToCompare(projects)].flatMap(([one, other]) => {
    const like = likeness(one, other);
    return like === undefined ? [] : [{ one, other, like }];
  });
}
