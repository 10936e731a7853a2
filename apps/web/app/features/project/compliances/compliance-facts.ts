import type { FactGroup, FactSource } from '@manemitra/contract/property-detail';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { approvalLabel } from '@manemitra/domain/approval-ladder';
import { formatDate } from '@manemitra/domain/dates';
import { reraNote, reraValue } from '@manemitra/domain/rera-standing';
import { isOnlyPlots, khathaText } from '#web/features/project-words/public.ts';
import { yesNo } from '../project-facts.ts';

export interface ComplianceFact {
  label: string;
  /** `null`: not known. */
  value: string | null;
  /** What belongs to the value, as a number or what it leaves open. */
  note: string | null;
  source: FactSource['source'] | undefined;
  /** `checked on 3 Aug 2026`; says so where nobody checked. */
  checked: string;
}

/** The facts a lawyer would ask for first, each with where it is from. */
export function complianceFacts(detail: PropertyDetail): ComplianceFact[] {
  const { project, land, approval, khatha } = detail;
  const fact = (
    group: FactGroup,
    label: string,
    value: string | null,
    note: string | null = null,
  ): ComplianceFact => {
    const from = detail.facts.find((each) => each.group === group);
    const checkedOn = group === 'rera' ? project.rera.checkedOn : (from?.checkedOn ?? null);
    return {
      label,
      value,
      note,
      source: from?.source,
      checked:
        group === 'rera' && checkedOn !== null
          ? (reraNote(project.rera) ?? '')
          : checkedText(value, checkedOn, group === 'rera' && project.rera.number !== null),
    };
  };
  return [
    fact(
      'approval',
      'Approval',
      approvalLabel(approval.id, approval.isReraRegistered),
      approval.reference,
    ),
    fact('rera', 'RERA registration', reraValue(project.rera, detail.isDemonstration)),
    fact(
      'khatha',
      'Khata',
      khathaText(detail),
      khatha.isMixed ? 'Its survey numbers differ: ask which is yours.' : null,
    ),
    fact(
      'litigation',
      'Litigation on the land',
      yesNo(land.isLitigated, { yes: 'A case is recorded', no: 'None recorded' }),
      land.isLitigated === true ? 'Ask for the case number, and have your lawyer read it.' : null,
    ),
    ...(isOnlyPlots(detail)
      ? []
      : [
          fact(
            'certificates',
            'Occupancy certificate',
            yesNo(project.occupancyCertificateReceived, { yes: 'Received', no: 'Not received' }),
          ),
        ]),
  ];
}

/** Who does not know a fact has not checked it, whenever they read its source. */
function checkedText(
  value: string | null,
  checkedOn: string | null,
  isGivenNumber: boolean,
): string {
  if (value !== null && checkedOn !== null) return `checked on ${formatDate(checkedOn)}`;
  return isGivenNumber ? 'nobody has checked the register yet' : 'not checked yet';
}
