// Each answer is checked against it: loaded first, nobody waits for it.
import '@manemitra/contract/contract';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { slots, stored } from '#web/browser/storage.ts';
import { anAccount } from '#web/testing/account.ts';
import { answering } from '#web/testing/network.ts';
import { eventually, one, render, type } from '#web/testing/render.tsx';
import { LeadDialog } from './lead-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

const NUMBER = '+919876543210';
const PROVE = 'POST /api/v1/chats/otp-validate';
const LEAD = 'POST /api/v1/properties/7/leads';

const reply = {
  message: 'Noted.',
  nextHref: '/api/v1/chats',
  outcome: 'answered',
  kind: 'errand',
  changesList: false,
  cards: [],
  taps: [],
};

const ask = {
  kind: 'callback',
  template: {
    href: '/api/v1/properties/{id}/leads',
    method: 'POST',
    leadType: 'callback',
    message: 'Call me.',
    phone: null,
  },
} as const;
const project = {
  id: '7',
  slug: 'areca-terraces',
  name: 'Areca Terraces',
  promoterName: 'Banyan Homes',
  promoterId: '3',
  isDemonstration: false,
};

/** Asks for a call as a visitor whose number is being proved; answers the calls that were made. */
async function askForCall({ whileProving }: { whileProving: () => void }): Promise<string[]> {
  const onClose = vi.fn<() => void>();
  const made = answering({
    'POST /api/v1/chats/login?wish=login': () => ({ json: { ...reply, mobileNumber: NUMBER } }),
    [PROVE]: () => {
      whileProving();
      return { json: { ...reply, user: anAccount() } };
    },
    [LEAD]: () => ({ json: { message: 'We will call.' } }),
  });
  await render(
    <LeadDialog
      ask={ask}
      project={project}
      prepared={{
        consent: { recipient: 'team', text: 'Your number goes only to us.' },
        sentAlong: undefined,
      }}
      first={{ call: true, whatsapp: false, search: true }}
      isOpen
      onClose={onClose}
      onReturnFocus={() => {}}
    />,
  );
  const typeAndGoOn = async (field: string, text: string): Promise<void> => {
    await type(one<HTMLInputElement>(document, field), text);
    await act(async () => one<HTMLFormElement>(document, 'form').requestSubmit());
  };
  await typeAndGoOn('input[type=tel]', NUMBER);
  await eventually(() => one(document, 'input[autocomplete=one-time-code]'));
  await typeAndGoOn('input[autocomplete=one-time-code]', '123456');
  await eventually(() => {
    expect(stored(slots.user)).not.toBeNull();
    expect(onClose).toHaveBeenCalled();
  });
  return made.map(({ call }) => call);
}

function notNow(): void {
  [...document.querySelectorAll('button')]
    .find(({ textContent }) => textContent === 'Not now')
    ?.click();
}

describe('a request for a call', () => {
  it('is sent once the number is proved', async () => {
    expect(await askForCall({ whileProving: () => {} })).toContain(LEAD);
  });

  it('gives the number to nobody when the visitor turned back while it was being proved', async () => {
    const made = await askForCall({ whileProving: notNow });
    expect(made).toContain(PROVE);
    expect(made).not.toContain(LEAD);
  });
});
