import type { PropertyDetail } from '@manemitra/contract/properties';
import { APPROVAL_LADDER, APPROVER_IDS } from '@manemitra/domain/approval-ladder';
import { formatDate } from '@manemitra/domain/dates';
import { KHATHA_IDS, KHATHA_LADDER } from '@manemitra/domain/khatha-ladder';
import { LADDERS_CHECKED_ON } from '@manemitra/domain/ladder';
import { Ladder } from './ladder.tsx';
import { approvalStanding, khathaStanding } from './standing.ts';

/** Where the project stands among the registers and the authorities, and what each commonly means. */
export function Ladders({ detail }: { detail: PropertyDetail }) {
  return (
    <div className="print:break-inside-avoid">
      <div className="grid gap-x-12 gap-y-10 @4xl:grid-cols-2 print:grid-cols-2 print:gap-x-8">
        <Ladder
          title="The khata ladder"
          standing={khathaStanding(detail)}
          steps={KHATHA_IDS.map((id) => KHATHA_LADDER[id])}
          here={detail.khatha.id}
        />
        <Ladder
          title="Who approves, from city to village"
          standing={approvalStanding(detail)}
          steps={APPROVER_IDS.map((id) => APPROVAL_LADDER[id])}
          here={detail.approval.id}
        />
      </div>
      <p className="mt-5 text-sm text-pretty text-ink-soft">
        Common practice, not advice. Checked against its sources on {formatDate(LADDERS_CHECKED_ON)}
        ; rules here change often.
      </p>
    </div>
  );
}
