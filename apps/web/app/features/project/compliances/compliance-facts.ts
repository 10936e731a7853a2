import { factsOf, type FactId, type ShownFact } from '@manemitra/contract/facts/registry';
import type { FactSource } from '@manemitra/contract/property-detail';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { factDay } from '@manemitra/domain/fact-day';
import { certificateToCome } from '@manemitra/domain/possession-state';
import { isInRegister, reraNote, reraValue } from '@manemitra/domain/rera-standing';
import { khataFacts } from './khata-facts.ts';

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
  return factsOf(detail, LEGAL)
    .flatMap(apart(detail))
    .map(({ id, group: told, label, value, field }) => {
      // If the approver is not known, the approval shows only the entry of the register.
      const group =
        id === 'approval' && detail.approval.id === null && value !== null ? 'rera' : told;
      const whole = detail.facts.find((each) => each.group === group);
      const from = whole?.parts?.find(({ fields }) => fields.includes(field)) ?? whole;
      const checkedOn = from?.checkedOn ?? null;
      const isGiven = value !== null && !(id === 'occupancy-certificate' && isToCome(project));
      return {
        label,
        value: value ?? (id === 'rera' ? reraValue(project.rera, detail.isDemonstration) : null),
        note: noteOf(id, field, detail),
        // What nobody gave has no source.
        source: isGiven ? from?.source : undefined,
        checked:
          group === 'rera'
            ? reraChecked(project.rera, detail.isDemonstration)
            : checkedText(isGiven ? value : null, checkedOn, group),
      };
    });
}

/** That it is not due follows from the stage; nobody told it. */
const isToCome = (project: PropertyDetail['project']): boolean =>
  project.occupancyCertificateReceived === null && certificateToCome(project) !== null;

const LEGAL: readonly FactId[] = [
  'approval',
  'rera',
  'khata',
  'litigation',
  'occupancy-certificate',
];

/** A fact with its field: its source or day may differ from the rest of its group. Class and form of a khata are two (decision 141). */
const apart =
  (detail: PropertyDetail) =>
  (fact: ShownFact): (ShownFact & { field: string })[] => {
    if (fact.id !== 'khata') return [{ ...fact, field: FIELD[fact.id] ?? '' }];
    const { classes, forms } = khataFacts(detail);
    return [
      { ...fact, label: 'Khata class', value: classes, field: 'khatha' },
      { ...fact, label: 'Khata form', value: forms, field: 'eKhatha' },
    ];
  };

const FIELD: Partial<Record<FactId, string>> = {
  approval: 'approver',
  litigation: 'isLitigated',
  'occupancy-certificate': 'occupancyCertificate',
};

/** What belongs to a fact beside its value. */
function noteOf(id: FactId, field: string, detail: PropertyDetail): string | null {
  const { approval, khatha, land, documentGaps, project } = detail;
  if (id === 'approval') {
    // "Approved" is what its source says: the letter is among what to ask for.
    const isMissing =
      approval.id !== null && documentGaps.some(({ kind }) => kind === 'plan-sanction');
    const notes = [approval.reference, isMissing ? 'The sanction letter is not shown here.' : null];
    return notes.filter((note) => note !== null).join('. ') || null;
  }
  if (id === 'occupancy-certificate') {
    const isMissing = documentGaps.some(({ kind }) => kind === 'occupancy-certificate');
    return isMissing && project.occupancyCertificateReceived === true
      ? 'The certificate itself is not shown here.'
      : null;
  }
  // Before it is finished nobody needs it (decision 204): why it is not among what to ask for.
  if (field === 'eKhatha' && khatha.isE === null && isBeingBuilt(project))
    return 'An e-khata is needed for the sale deed, once it is built.';
  if (field === 'khatha' && khatha.isMixed) return 'Its survey numbers differ: ask which is yours.';
  return id === 'litigation' && land.isLitigated === true
    ? 'Ask for the case number, and have your lawyer read it.'
    : null;
}

const isBeingBuilt = ({ status }: PropertyDetail['project']): boolean =>
  status !== null && status !== 'ready' && status !== 'built-oc-pending';

const NOT_CHECKED = 'not checked yet';

/** What nobody disclosed has no day, whenever its source was read; nor is it ours to check. */
const checkedText = (value: string | null, checkedOn: string | null, group: string): string =>
  value === null ? '' : factDay(group, checkedOn);

/** As every page says it. What is not needed follows by a rule, which is its source: there is nothing to check in a register. */
const reraChecked = (rera: PropertyDetail['project']['rera'], isDemonstration: boolean): string =>
  reraNote(rera, isDemonstration) ??
  (rera.state === 'not-needed' || !isInRegister(rera, isDemonstration) ? '' : NOT_CHECKED);
