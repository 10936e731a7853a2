import type { PropertyDetail } from '@manemitra/contract/properties';
import { APPROVAL_LADDER, APPROVER_IDS } from '@manemitra/domain/approval-ladder';
import { formatDate } from '@manemitra/domain/dates';
import { KHATHA_CLASS_IDS, KHATHA_FORM_IDS, KHATHA_LADDER } from '@manemitra/domain/khatha-ladder';
import { LADDERS_CHECKED_ON } from '@manemitra/domain/ladder';
import { Ladder } from './ladder.tsx';
import { approvalStanding, khataClassStanding, khataFormStanding } from './standing.ts';

/** Where the project stands among the registers and the authorities, and what each commonly means. */
export function Ladders({ detail }: { detail: PropertyDetail }) {
  const { id, class: ofClass, isE } = detail.khatha;
  return (
    <div className="print:break-inside-avoid">
      <div className="grid gap-x-12 gap-y-10 @4xl:grid-cols-2 print:grid-cols-2 print:gap-x-8">
        <div className="flex min-w-0 flex-col gap-y-6">
          <Ladder
            title="Class of the khata: A, B or none"
            standing={khataClassStanding(detail)}
            steps={KHATHA_CLASS_IDS.map((one) => KHATHA_LADDER[one])}
            here={id === 'none' ? id : ofClass}
          />
          <Ladder
            title="Its form: e-khata or not"
            standing={khataFormStanding(detail)}
            steps={KHATHA_FORM_IDS.map((one) => KHATHA_LADDER[one])}
            here={isE === null ? null : isE ? 'E' : 'not-E'}
          />
        </div>
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
