import { factsOf, type FactId } from '@manemitra/contract/facts/registry';
import type { FactSource } from '@manemitra/contract/property-detail';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { factDay } from '@manemitra/domain/fact-day';
import { reraNote, reraValue } from '@manemitra/domain/rera-standing';

export interface ComplianceFact {
  label: string;
  /** `null`: not known. */
  value: string | null;
  /** What belongs to the value, as a number or what it leaves open. */
  note: string | null;
  source: FactSource['source'] | undefined;
  /** `checked on 3 Aug 2026`, `as of 3 Aug 2026` of what a source only tells; says so where nobody checked. */
  checked: string;
}

/** The facts a lawyer would ask for first, each with where it is from. */
export function complianceFacts(detail: PropertyDetail): ComplianceFact[] {
  const { project } = detail;
  return factsOf(detail, LEGAL).map(({ id, group: told, label, value }) => {
    // If the approver is not known, the approval shows only the entry of the register.
    const group =
      id === 'approval' && detail.approval.id === null && value !== null ? 'rera' : told;
    const whole = detail.facts.find((each) => each.group === group);
    const from = whole?.parts?.find(({ fields }) => fields.includes(FIELD[id] ?? '')) ?? whole;
    const checkedOn = group === 'rera' ? project.rera.checkedOn : (from?.checkedOn ?? null);
    return {
      label,
      value: value ?? (id === 'rera' ? reraValue(project.rera, detail.isDemonstration) : null),
      note: noteOf(id, detail),
      // What nobody gave has no source.
      source: value === null ? undefined : from?.source,
      checked:
        group === 'rera' && checkedOn !== null
          ? (reraNote(project.rera) ?? '')
          : checkedText({
              value,
              checkedOn,
              group,
              isGivenNumber: group === 'rera' && project.rera.number !== null,
              isWorkedOut: id === 'rera' && project.rera.state === 'not-needed',
            }),
    };
  });
}

const LEGAL: readonly FactId[] = [
  'approval',
  'rera',
  'khata',
  'litigation',
  'occupancy-certificate',
];

/** The field of each fact: its source or day may differ from the rest of its group. */
const FIELD: Partial<Record<FactId, string>> = {
  approval: 'approver',
  khata: 'khatha',
  litigation: 'isLitigated',
  'occupancy-certificate': 'occupancyCertificate',
};

/** What belongs to a fact beside its value. */
function noteOf(id: FactId, detail: PropertyDetail): string | null {
  const { approval, khatha, land, documentGaps, project } = detail;
  if (id === 'approval') return approval.reference;
  if (id === 'occupancy-certificate') {
    const isMissing = documentGaps.some(({ kind }) => kind === 'occupancy-certificate');
    return isMissing && project.occupancyCertificateReceived === true
      ? 'The certificate itself is not shown here.'
      : null;
  }
  if (id === 'khata' && khatha.isMixed) return 'Its survey numbers differ: ask which is yours.';
  return id === 'litigation' && land.isLitigated === true
    ? 'Ask for the case number, and have your lawyer read it.'
    : null;
}

/** An unknown fact has not been checked, whenever its source was read. */
function checkedText({
  value,
  checkedOn,
  group,
  isGivenNumber,
  isWorkedOut,
}: {
  value: string | null;
  checkedOn: string | null;
  group: string;
  isGivenNumber: boolean;
  /** By a rule, which is its source: there is nothing to check in a register. */
  isWorkedOut: boolean;
}): string {
  if (value !== null && checkedOn !== null) return factDay(group, checkedOn);
  if (isWorkedOut) return '';
  return isGivenNumber ? 'nobody has checked the register yet' : 'not checked yet';
}
