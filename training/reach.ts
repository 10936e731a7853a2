import { writtenSentences } from '../bench/written-set.ts';
import { learned } from '../packages/query/src/lattice/weights.ts';
import { exampleOf } from './examples.ts';
import { newNumbers } from './numbered-lattice.ts';
import { atomsOf } from './wish-atoms.ts';
import type { LabelledSentence } from '../bench/labelled-set.ts';
import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';

/* Which wishes of the train sentences no edge says: what no decision can get right. Lists them with `list`. */
const isListing = process.argv[2] === 'list';
const prefix = process.argv[3] ?? '';
const numbers = newNumbers();
let count = 0;
let reached = 0;
/** Sentences that lack only what the sentence before says: whether that is read is its own question. */
let reachedBefore = 0;
let edgeCount = 0;
for (const sentence of writtenSentences('train')) {
  if (!sentence.id.startsWith(prefix)) continue;
  const example = exampleOf(sentence, learned, numbers);
  if (example === undefined) continue;
  count++;
  edgeCount += example.lattice.edges.length;
  const missing = example.labellings.map(({ says, gains, all }) => {
    const said = new Set(
      says.flatMap((atoms, edge) =>
        Array.from({ length: ROLE_COUNT }, (_, role) => gains[edge * ROLE_COUNT + role] ?? 0).some(
          (gain) => gain > 0,
        )
          ? atoms
          : [],
      ),
    );
    return [...all].filter((atom) => !said.has(atom));
  });
  const least = missing.toSorted((a, b) => a.length - b.length)[0] ?? [];
  if (least.length === 0) reached++;
  else if (least.every((atom) => saidBefore(sentence).includes(atom))) reachedBefore++;
  else if (isListing)
    console.log(
      `${sentence.id}  ${sentence.query}${sentence.previous === undefined ? '' : `   after: ${sentence.previous}`}\n      ${least.join('; ')}`,
    );
}
console.log(
  `${reached} of ${count} sentences have every wish among their edges, ${reachedBefore} more lack only what the sentence before says; ${(edgeCount / count).toFixed(1)} edges a sentence`,
);

/** All that the edges of the sentence before say, right or wrong. */
function saidBefore({ previous, ...sentence }: LabelledSentence): string[] {
  if (previous === undefined) return [];
  const example = exampleOf({ ...sentence, query: previous }, learned, numbers);
  return (
    example?.lattice.edges.flatMap(({ wishes }) =>
      wishes.flatMap((wish) => atomsOf(wish as never)),
    ) ?? []
  );
}
