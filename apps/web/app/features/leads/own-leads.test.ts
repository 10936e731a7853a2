import { describe, expect, it } from 'vitest';
import { holdersOf, meansText } from './own-leads.ts';

const LEAD = {
  promoter: 'Areca Homes',
  team: 'the ManeMitra team',
  canPromoterRead: true,
  seenByPromoterAt: null,
  seenByTeamAt: '2026-11-21T12:00:00Z',
};

describe('who has the number', () => {
  it('is the promoter and the team that passes requests on', () => {
    expect(holdersOf({ ...LEAD, recipient: 'promoter' })).toEqual([
      { name: 'Areca Homes (promoter)', seenAt: null, canRead: true },
      { name: 'The ManeMitra team', seenAt: '2026-11-21T12:00:00Z', canRead: true },
    ]);
  });

  it('is no promoter who has nobody to read it', () => {
    const [promoter] = holdersOf({ ...LEAD, recipient: 'promoter', canPromoterRead: false });
    expect(promoter?.canRead).toBe(false);
  });

  it('is the team alone where a service was asked for', () => {
    expect(holdersOf({ ...LEAD, recipient: 'team' })).toHaveLength(1);
  });
});

it.each([
  [true, true, 'Phone call and WhatsApp'],
  [true, false, 'Phone call'],
  [false, true, 'WhatsApp'],
])('means are said in words: call %s, WhatsApp %s', (call, whatsapp, text) => {
  expect(meansText({ call, whatsapp })).toBe(text);
});
