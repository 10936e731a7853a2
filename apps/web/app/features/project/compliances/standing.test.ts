import { describe, expect, it } from 'vitest';
import { aProperty } from '#web/testing/property.ts';
import { approvalStanding, khataClassStanding, khataFormStanding } from './standing.ts';

describe('where a project stands', () => {
  it('is not concluded from nothing', () => {
    expect(khataClassStanding(aProperty())).toBe('Its class, A or B, is not disclosed.');
    expect(khataFormStanding(aProperty())).toBe('Whether it is an e-Khata is not disclosed.');
    expect(approvalStanding(aProperty())).toBe('Who approved this project is not known.');
  });

  it('is no one step where the survey numbers differ', () => {
    const detail = aProperty({
      khatha: { id: null, isMixed: true, class: null, isE: null },
      land: {
        isLitigated: null,
        surveyNumDetails: [
          { surveyNumber: '1', khathaType: 'A', khathaClass: 'A', isEKhatha: null },
          { surveyNumber: '2', khathaType: 'B', khathaClass: 'B', isEKhatha: null },
        ],
      },
    });
    expect(khataClassStanding(detail)).toBe(
      'Its survey numbers differ: A Khata, B Khata. Ask which one your home is on.',
    );
  });

  it('says of a khata that is not an e-khata what a sale needs', () => {
    const khatha = { id: 'A', isMixed: false, class: 'A', isE: false } as const;
    expect(khataClassStanding(aProperty({ khatha }))).toBe('This project: A Khata.');
    expect(khataFormStanding(aProperty({ khatha }))).toBe(
      'This project: Not an e-Khata. A sale deed is registered only against an e-khata since October 2024.',
    );
  });

  it('says of an e-khata alone what is not known beside it', () => {
    const khatha = { id: 'E', isMixed: false, class: null, isE: true } as const;
    expect(khataClassStanding(aProperty({ khatha }))).toBe('Its class, A or B, is not disclosed.');
    expect(khataFormStanding(aProperty({ khatha }))).toBe('This project: e-Khata.');
  });

  it('names RERA beside an approver that nobody disclosed', () => {
    expect(
      approvalStanding({ approval: { id: null, reference: null, isReraRegistered: true } }),
    ).toBe('Who approved this project is not known. It is RERA registered.');
  });
});
