import { Growing } from './growing.ts';
import type { Lessons } from './lessons.ts';

/** All lessons in the order of their sentences, with those of their features that were seen often enough. */
export interface LessonList {
  parts: readonly Lessons[];
  /** Of each lesson in which part it is, and which one there. */
  partOf: Int32Array;
  lessonOf: Int32Array;
  /** So many features there are, of edges and of pairs. */
  roleFeatures: number;
  linkFeatures: number;
  /** So many edges, and features of them, has a sentence at most. */
  most: { edges: number; features: number };
}

/** Features seen in fewer sentences than `leastSeen` are left out: they would only repeat those sentences. */
export function lessonList(
  stages: readonly (readonly Lessons[])[],
  { roleFeatures, linkFeatures }: Pick<LessonList, 'roleFeatures' | 'linkFeatures'>,
  leastSeen: number,
): LessonList {
  const all = stages.flat();
  const seen = new Int32Array(roleFeatures);
  const lastSeen = new Int32Array(roleFeatures);
  let serial = 0;
  const most = { edges: 0, features: 0 };
  for (const { ids, areHeld, firstEdges, firstFeatures, features } of all) {
    for (const lesson of ids.keys()) {
      serial++;
      const times = areHeld[lesson] === 1 ? leastSeen : 1;
      const [from, to] = [firstEdges[lesson] as number, firstEdges[lesson + 1] as number];
      const [start, end] = [firstFeatures[from] as number, firstFeatures[to] as number];
      for (let at = start; at < end; at++) {
        const feature = features[at] as number;
        if (lastSeen[feature] === serial) continue;
        lastSeen[feature] = serial;
        seen[feature] = (seen[feature] as number) + times;
      }
      most.edges = Math.max(most.edges, to - from);
      most.features = Math.max(most.features, end - start);
    }
  }
  const order = stages.flatMap((parts, stage) => {
    const before = stages.slice(0, stage).flat().length;
    return parts
      .flatMap(({ places }, part) =>
        Array.from(places, (place, lesson) => ({ place, part: before + part, lesson })),
      )
      .toSorted((a, b) => a.place - b.place);
  });
  return {
    parts: all.map((part) => seenOften(part, seen, leastSeen)),
    partOf: Int32Array.from(order, ({ part }) => part),
    lessonOf: Int32Array.from(order, ({ lesson }) => lesson),
    roleFeatures,
    linkFeatures,
    most,
  };
}

function seenOften(lessons: Lessons, seen: Int32Array, least: number): Lessons {
  const firsts = new Growing(Int32Array);
  const kept = new Growing(Int32Array);
  const { firstFeatures, features } = lessons;
  for (let edge = 0; edge < firstFeatures.length; edge++) {
    firsts.push(kept.length);
    const end = firstFeatures[edge + 1] ?? 0;
    for (let at = firstFeatures[edge] as number; at < end; at++) {
      const feature = features[at] as number;
      if ((seen[feature] as number) >= least) kept.push(feature);
    }
  }
  return { ...lessons, firstFeatures: firsts.shared(), features: kept.shared() };
}
