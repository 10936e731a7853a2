import { interpret } from '@manemitra/query/interpret';
import { describe } from '@manemitra/query/describe';
import { criteriaOf } from '@manemitra/query/interpretation';
import { tokenize } from '@manemitra/query/tokens';
import { nameIndexOf } from '@manemitra/query/name-index';
import { beforeOf } from '@manemitra/query/lattice/before';
import { Decoder, worthOf } from '@manemitra/query/lattice/decode';
import type { Choice } from '@manemitra/query/lattice/decode';
import { doubtsOf } from '@manemitra/query/lattice/doubts';
import { makePart } from '@manemitra/query/lattice/parts';
import { repairedLattice } from '@manemitra/query/lattice/repair';
import { FIRST_REFINING, ROLES, ROLE_COUNT } from '@manemitra/query/lattice/roles';
import { scoresOf } from '@manemitra/query/lattice/scores';
import { WeightSum } from '@manemitra/query/lattice/weight-table';
import { learned } from '@manemitra/query/lattice/weights';
import { newNumbers, numbered } from '../training/numbered-lattice.ts';
import { sentenceNames } from './read-labelled.ts';

/*
 * npm run bench:explain -- "whitefield beda, 3bhk 1.2" ["the sentence before"]
 *
 * Why a sentence is read as it is: every edge with its score in each role, what of it was chosen and which features said so, and how
 * much less the nearest other readings are worth.
 */
const [text = 'whitefield beda, 3bhk 1.2', before] = process.argv.slice(2);
const context = { today: new Date().toISOString().slice(0, 10), names: sentenceNames };
const previous = before === undefined ? undefined : interpret(before, context);
const lattice = repairedLattice(
  { text, tokens: tokenize(text), today: context.today, names: nameIndexOf(sentenceNames) },
  beforeOf(previous),
);
const scores = scoresOf(lattice, learned);
const decoder = new Decoder(lattice.edges, scores, lattice.before !== undefined);
const row = decoder.firstRow(scores.roles);
const numbers = newNumbers();
const { features } = numbered(lattice, numbers);
const { scale } = learned;
const roleCount = previous === undefined ? FIRST_REFINING : ROLE_COUNT;

const say = (line: string) => console.log(line);
const number = (score: number) => (score / scale).toFixed(1).padStart(8);
const words = ({ from, to }: { from: number; to: number }) =>
  lattice.context.words
    .slice(from, to)
    .map((part) => part.text)
    .join(' ');
const wish = (at: number) => lattice.edges[at]?.meaning ?? '';
const scoreOf = ({ edge, role }: Choice) => scores.roles[edge * ROLE_COUNT + role] ?? 0;

say(`${lattice.edges.length} edges`);
say(
  `${'words'.padEnd(22)}${'wish'.padEnd(56)}${'seen'.padEnd(16)}${ROLES.slice(0, roleCount)
    .map((role) => role.padStart(8))
    .join('')}`,
);
for (const [at, edge] of lattice.edges.entries()) {
  const chosen = row.find((choice) => choice.edge === at);
  const each = ROLES.slice(0, roleCount).map((_, role) => number(scoreOf({ edge: at, role })));
  say(
    `${words(edge).slice(0, 21).padEnd(22)}${wish(at).slice(0, 55).padEnd(56)}${`${edge.seen} ${edge.variant}`.slice(0, 15).padEnd(16)}${each.join('')}${chosen === undefined ? '' : `  ← ${ROLES[chosen.role] ?? ''}`}`,
  );
}

say(
  `\nThe best row is worth ${number(worthOf(row, scores)).trim()}. What spoke most for each choice:`,
);
for (const choice of row) {
  const spoken = (features[choice.edge] ?? [])
    .map((feature) => numbers.roles.names[feature] ?? '')
    .map((name) => ({ name, weight: weightOf(name, choice.role) }))
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, 6);
  say(`  ${wish(choice.edge)}: ${ROLES[choice.role] ?? ''}`);
  say(
    `    ${spoken.map(({ name, weight }) => `“${name}”${number(weight).replace(/ +/, ' ')}`).join(', ')}`,
  );
}

say('\nOther readings that are close, and how much less they are worth:');
for (const { other, margin } of doubtsOf(lattice, { scores, scale, decoder }, row)) {
  say(
    `  ${margin.toFixed(2)}  ${other.map((choice) => `${ROLES[choice.role] ?? ''} ${wish(choice.edge)}`).join('; ')}`,
  );
}

const meant = interpret(text, previous === undefined ? context : { ...context, previous });
say(`\n${meant.intent}: ${describe(criteriaOf(meant), sentenceNames)}`);
for (const question of meant.questions) say(`asked: ${question.text}`);
if (meant.unread.length > 0) say(`not used: ${meant.unread.join(', ')}`);

function weightOf(name: string, role: number): number {
  const sum = new WeightSum(learned.roles);
  sum.add(makePart(name));
  return sum.total[role] ?? 0;
}
