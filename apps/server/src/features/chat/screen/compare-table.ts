import type { ChatTable } from '@manemitra/contract/chats';
import { FACTS } from '@manemitra/contract/facts/registry';
import type { FoundProperty } from '@manemitra/contract/found-property';
import { formatSquareFeet } from '@manemitra/domain/area';
import { lowerFirst } from '@manemitra/domain/first-letter';
import { possessionStatusLabel } from '@manemitra/domain/labels';
import { formatShortAtLeast, formatShortRupees, shortGapText } from '@manemitra/domain/money';
import { formatKnownMonth } from '@manemitra/domain/periods';
import { reraEntry } from '@manemitra/domain/rera-standing';
import { VERDICT_LABELS } from '@manemitra/domain/verdict/levels';
import { homeOf } from './shown.ts';

type Row = [label: string, of: (found: FoundProperty) => string | null];

const rupees = (amount: number | null | undefined): string | null =>
  amount === null || amount === undefined ? null : formatShortRupees(amount);

/** What decides between two or three, each of the home that fits; null where it is not known. */
const ROWS: readonly Row[] = [
  ['Our verdict', ({ verdict }) => VERDICT_LABELS[verdict.level]],
  ['First reason', ({ verdict }) => verdict.reasons[0]?.says ?? null],
  ['Home', (found) => homeOf(found)?.label ?? null],
  ['Until the keys', allIn],
  ['Listed', (found) => rupees(homeOf(found)?.price?.min)],
  [
    'Carpet',
    (found) => {
      const carpet = homeOf(found)?.carpetSqft;
      return carpet ? formatSquareFeet(carpet.min) : null;
    },
  ],
  ['Possession', possession],
  ['OC', (found) => FACTS['occupancy-certificate'].value(found)],
  [FACTS.khata.label(), (found) => FACTS.khata.value(found)],
  [FACTS.metro.label(), (found) => FACTS.metro.value(found)],
  ['Builder', ({ project }) => project.promoterName],
  ['RERA', ({ project, isDemonstration }) => reraEntry(project.rera, isDemonstration)],
];

/** `₹1.56 Cr`, or what its known parts come to: `at least ₹1.59 Cr`. */
function allIn(found: FoundProperty): string | null {
  const unit = homeOf(found);
  const { allInPrice = null, allInAtLeast = null } = unit ?? {};
  if (allInPrice !== null) return formatShortRupees(allInPrice);
  return allInAtLeast === null ? null : `at least ${formatShortAtLeast(allInAtLeast)}`;
}

function possession({ project }: FoundProperty): string | null {
  const { status, completionDate, completionPrecision } = project;
  if (status === null) return null;
  const isBuilt = status === 'ready' || status === 'built-oc-pending';
  return isBuilt || completionDate === null
    ? possessionStatusLabel(status)
    : `Promised for ${formatKnownMonth(completionDate, completionPrecision)}`;
}

/** Projects side by side, in the rows that anything is known of. */
export function tableOf(projects: readonly FoundProperty[]): ChatTable {
  const rows = ROWS.map(([label, of]) => ({ label, values: projects.map(of) }));
  return {
    columns: projects.map(({ project }) => project.name),
    rows: rows.filter(({ values }) => values.some((value) => value !== null)),
  };
}

/** What differs in one sentence: which costs less all-in, and what our rules say of each. */
export function sentenceOf(projects: readonly FoundProperty[]): string {
  const known = projects
    .flatMap((found) => {
      const allIn = homeOf(found)?.allInPrice;
      return allIn === null || allIn === undefined ? [] : { found, allIn };
    })
    .toSorted((a, b) => a.allIn - b.allIn);
  const [first] = known;
  const last = known.at(-1);
  const cheaper =
    first === undefined || last === undefined || known.length < 2
      ? 'Not every all-in price is known.'
      : first.allIn === last.allIn
        ? 'They cost the same, all-in.'
        : `${first.found.project.name} costs ${shortGapText(first.allIn, last.allIn)} less than ${last.found.project.name}, all-in.`;
  const verdicts = projects.map(
    ({ project, verdict }) =>
      `${project.name}: ${VERDICT_LABELS[verdict.level].toLowerCase()}${verdict.reasons[0] ? `, ${lowerFirst(verdict.reasons[0].says)}` : ''}`,
  );
  return [cheaper, ...verdicts.map((says) => says.replace(/\.?$/u, '.'))].join(' ');
}
