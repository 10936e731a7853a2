import type { Client } from '@manemitra/contract/client';
import { describe, expect, it } from 'vitest';
import { prepareAsk } from './prepare-ask.ts';

const CONSENTS = {
  project: { recipient: 'promoter', text: 'To the promoter and to us.' },
  service: { recipient: 'team', text: 'To us.' },
} as const;
const CALLBACK = { kind: 'callback', template: null } as const;

/** An API that finds this project, or fails to. */
function anApi(search: Client['searchProperties'] = async () => Promise.reject(new Error('down'))) {
  return { getLeadConsents: async () => CONSENTS, searchProperties: search };
}

describe('what the dialog knows when it opens', () => {
  it('says who gets the number, by what is asked for', async () => {
    const service = { kind: 'service', title: 'Legal check', offered: [], template: null } as const;

    expect((await prepareAsk(CALLBACK, { id: '7' }, '', anApi())).consent).toBe(CONSENTS.project);
    expect((await prepareAsk(service, { id: '7' }, '', anApi())).consent).toBe(CONSENTS.service);
  });

  it('offers the search to be sent along, even where no home is known to fit it', async () => {
    const { sentAlong } = await prepareAsk(CALLBACK, { id: '7' }, '3 BHK', anApi());
    expect(sentAlong).toEqual({ sentence: '3 BHK', home: undefined });

    expect((await prepareAsk(CALLBACK, { id: '7' }, '', anApi())).sentAlong).toBeUndefined();
  });
});
