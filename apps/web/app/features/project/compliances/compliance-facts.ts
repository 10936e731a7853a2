import type { FactGroup, FactSource } from '@manemitra/contract/property-detail';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { approvalLabel } from '@manemitra/domain/approval-ladder';
import { formatDate } from '@manemitra/domain/dates';
import { isOnlyPlots, khathaText, reraState, yesNo } from '../project-facts.ts';

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
    const checkedOn = group === 'rera' ? project.reraCheckedOn : (from?.checkedOn ?? null);
    return {
      label,
      value,
      note,
      source: from?.source,
      checked: checkedOn === null ? 'not checked yet' : `checked on ${formatDate(checkedOn)}`,
    };
  };
  return [
    fact(
      'approval',
      'Approval',
      approvalLabel(approval.id, approval.isReraRegistered),
      approval.reference,
    ),
    fact('rera', 'RERA registration', reraText(detail)),
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
            'project',
            'Occupancy certificate',
            yesNo(project.occupancyCertificateReceived, { yes: 'Received', no: 'Not received' }),
          ),
        ]),
  ];
}

function reraText(detail: PropertyDetail): string | null {
  const state = reraState(detail);
  if (state === 'registered') return detail.project.reraNumber;
  return state === 'not-found' ? 'None found in the register' : null;
}
