import { describe, expect, it } from 'vitest';
import { APPROVAL_LADDER, APPROVER_IDS, approvalLabel, approvalStep } from './approval-ladder.ts';
import { EFFECTS } from './ladder.ts';

describe('the approval ladder', () => {
  it.each(APPROVER_IDS)(
    'says for %s what it means for every question, and where that was read',
    (id) => {
      const step = APPROVAL_LADDER[id];
      expect(step.id).toBe(id);
      for (const effect of EFFECTS) {
        const { text, certainty, source } = step.effects[effect];
        expect(text).toMatch(/\.$/);
        expect(source === null).toBe(certainty === 'unverified');
        expect(certainty !== 'practice' || /commonly/i.test(text)).toBe(true);
        expect(text).not.toMatch(/\byou (should|must)\b|\bwe advise\b|\bsafe\b/i);
      }
      expect(step.ask).toMatch(/^Please /);
    },
  );

  it('says nothing about an unknown approver', () => {
    expect(approvalStep(null)).toBeUndefined();
  });
});

describe('approvalLabel', () => {
  it.each([
    ['BBMP', true, 'BBMP & RERA approved'],
    ['local-planning-authority', true, 'Local planning authority & RERA approved'],
    ['BDA', false, 'BDA approved'],
    ['KIADB', null, 'KIADB approved'],
    [null, true, 'RERA registered'],
    [null, false, null],
    [null, null, null],
  ] as const)('of %s with registration %s is %s', (id, isRegistered, label) => {
    expect(approvalLabel(id, isRegistered)).toBe(label);
  });
});
