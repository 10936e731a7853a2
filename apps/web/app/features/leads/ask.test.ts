import type { ValueAddedService } from '@manemitra/contract/lead-offers';
import { describe, expect, it } from 'vitest';
import {
  type Ask,
  DEFAULT_SUCCESS,
  defaultFailure,
  FIRST_MEANS,
  payloadOf,
  sendableOf,
  whyNoNumber,
} from './ask.ts';

const TEMPLATE = {
  href: '/api/v1/properties/{id}/leads',
  method: 'POST',
  leadType: 'callback',
  message: 'Please call.',
  phone: null,
} as const;
const PROJECT = {
  id: '7',
  slug: 'lake-view',
  name: 'Lake View',
  promoterName: 'Areca Homes',
  promoterId: '3',
  isDemonstration: false,
};

const PREPARED = {
  consent: { recipient: 'team', text: 'Your number goes only to us.' },
  sentAlong: { sentence: '3 BHK near Hebbal', home: { id: '12', label: '3 BHK' } },
} as const;

const aService = (known: Partial<ValueAddedService> = {}): ValueAddedService => ({
  type: 'service',
  title: 'Legal check',
  shortNote: null,
  description: 'An advocate reads the papers.',
  leadType: 'legal-check',
  confirmation: 'Ask for a legal check?',
  ...known,
});
const asking = (
  title: string,
  service = aService(),
  template: Ask['template'] = TEMPLATE,
): Ask => ({
  kind: 'service',
  title,
  offered: [service],
  template,
});

describe('what is sent', () => {
  it('has the type and message of its template, and Yes only where the buyer chose it', () => {
    const { sendable } = sendableOf({ kind: 'callback', template: TEMPLATE });

    expect(sendable && payloadOf(sendable, PROJECT, FIRST_MEANS, PREPARED)).toEqual({
      phone: null,
      type: 'callback',
      message: 'Please call.',
      promoterId: '3',
      extraDetails: { call: 'Yes', whatsapp: 'No' },
      recipient: 'team',
      sentence: '3 BHK near Hebbal',
      unitId: '12',
    });
  });

  it('leaves the search out where the buyer does not want it sent along', () => {
    const { sendable } = sendableOf({ kind: 'callback', template: TEMPLATE });
    const means = { ...FIRST_MEANS, search: false };

    const payload = sendable && payloadOf(sendable, PROJECT, means, PREPARED);
    expect(payload).not.toHaveProperty('sentence');
    expect(payload).not.toHaveProperty('unitId');
  });

  it('has the type of the service that is asked for', () => {
    expect(sendableOf(asking('Legal check')).sendable).toMatchObject({ type: 'legal-check' });
  });
});

describe('nothing is sent', () => {
  it.each([
    [asking('Legal check', aService({ leadType: null })), 'Lead service details not found.'],
    [asking('Legal check', aService(), null), 'Lead service details not found.'],
    [asking('Palmistry'), 'No matching title found.'],
    [{ kind: 'callback', template: null }, '❌ Failed to submit contact request.'],
  ] as [Ask, string][])(
    'where it lacks what it needs, and the words of the specification say so',
    (ask, text) => {
      expect(sendableOf(ask).refusal).toBe(text);
    },
  );

  it.each([
    [{ phone: null }, 'user', 'Phone number not available.'],
    [{ phone: '+91 98••• ••210' }, 'admin', 'Phone number not available.'],
    [{ phone: '+91 98••• ••210' }, 'user', undefined],
    [null, null, undefined],
  ])('by who is signed in without a number of a buyer: %j as %s', (user, role, text) => {
    expect(whyNoNumber(user, role)).toBe(text);
  });
});

it('where the server has no words, those of the specification are said (spec 8)', () => {
  expect(DEFAULT_SUCCESS).toBe('Thank you! We will reach out to you soon.');
  expect(defaultFailure(asking('Legal check'))).toBe('Failed to submit lead data.');
  expect(defaultFailure({ kind: 'callback', template: TEMPLATE })).toBe(
    '❌ Failed to submit contact request.',
  );
});
