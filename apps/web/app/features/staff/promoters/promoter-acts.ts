import type { Client } from '@manemitra/contract/client';
import type { AccountStatus } from '@manemitra/contract/access';
import { PROMOTER_NAME_KINDS } from '@manemitra/domain/promoter-name-kinds';
import type { Act } from '#web/features/staff/acts/outcome.ts';

/** The acts of the screens of promoters. The server judges every value and every right (spec 5, 6). */
export function promoterActs(api: Client): Record<string, Act> {
  return {
    create: async (form) => {
      const value = await api.createPromoter({ body: profileOf(form.text) });
      return { message: `${value.name} was added.`, value };
    },
    edit: async (form) => {
      const value = await api.editPromoter({
        params: { promoterId: form.text('promoterId') },
        body: { version: Number(form.text('version')), ...profileOf(form.text) },
      });
      return { message: `The profile of ${value.name} was saved.` };
    },
    'edit-contact': async (form) => {
      await api.editPromoter({
        params: { promoterId: form.text('promoterId') },
        body: {
          version: Number(form.text('version')),
          email: form.text('email'),
          phone: form.text('phone'),
        },
      });
      return { message: 'Your contact was saved.' };
    },
    status: async (form) => {
      const value = await api.changePromoterStatus({
        params: { promoterId: form.text('promoterId') },
        // An invalid status is answered by the server, in the words of the specification.
        body: { status: form.text('status') as AccountStatus, reason: form.text('reason') },
      });
      return { message: `The status of ${value.name} is now ${value.status}.` };
    },
    delete: async (form) => api.deletePromoter({ params: { promoterId: form.text('promoterId') } }),
    restore: async (form) => {
      const value = await api.restorePromoter({
        params: { promoterId: form.text('promoterId') },
      });
      return { message: `${value.name} was restored.` };
    },
    'add-name': async (form) => {
      const kind = PROMOTER_NAME_KINDS.find((each) => each === form.text('kind')) ?? 'company';
      return api.addPromoterName({
        params: { promoterId: form.text('promoterId') },
        body: {
          name: form.text('name'),
          kind,
          registrationNumber: form.text('registrationNumber'),
        },
      });
    },
    'remove-name': async (form) =>
      api.removePromoterName({
        params: { promoterId: form.text('promoterId'), slug: form.text('slug') },
      }),
    merge: async (form) =>
      api.mergePromoters({
        params: { promoterId: form.text('promoterId'), other: form.text('other') },
      }),
    credentials: async (form) => {
      const { message, results } = await api.sendPromoterCredentials({
        body: { promoterIds: form.all('promoterIds'), notifications: form.all('notifications') },
      });
      return { message, value: results };
    },
  };
}

function profileOf(text: (name: string) => string) {
  return {
    name: text('name'),
    orgType: text('orgType'),
    registrationNumber: text('registrationNumber'),
    address: text('address'),
    email: text('email'),
    phone: text('phone'),
  };
}
