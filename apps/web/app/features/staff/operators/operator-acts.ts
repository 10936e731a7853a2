import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { Client } from '@manemitra/contract/client';
import type { AccountStatus } from '@manemitra/contract/access';
import type { Act } from '#web/features/staff/acts/outcome.ts';

/** The acts of the screens of operators. The server judges every value and every right (spec 5, 6). */
export function operatorActs(api: Client): Record<string, Act> {
  return {
    create: async (form) => {
      const value = await api.createOperator({
        body: {
          userName: form.text('userName'),
          name: form.text('name'),
          email: form.text('email'),
          phone: form.text('phone'),
        },
      });
      return { message: `${value.name} was added.`, value };
    },
    edit: async (form) => {
      const value = await api.editOperator({
        params: { userName: form.text('userName') },
        body: {
          version: Number(form.text('version')),
          name: form.text('name'),
          email: form.text('email'),
          phone: form.text('phone'),
        },
      });
      return { message: `The profile of ${value.name} was saved.` };
    },
    status: async (form) => {
      const value = await api.changeOperatorStatus({
        body: {
          userName: form.text('userName'),
          // An invalid status is answered by the server, in the words of the specification.
          status: form.text('status') as AccountStatus,
          reason: form.text('reason'),
        },
      });
      return { message: `The status of ${value.name} is now ${value.status}.` };
    },
    delete: async (form) => api.deleteOperator({ params: { userName: form.text('userName') } }),
    restore: async (form) => {
      const value = await api.restoreOperator({ params: { userName: form.text('userName') } });
      return { message: `${value.name} was restored.` };
    },
    credentials: async (form) => {
      const { message, result } = await api.sendOperatorCredentials({
        body: {
          userName: form.text('userName'),
          email: form.text('email'),
          phone: form.text('phone'),
        },
      });
      return { message, value: result };
    },
    associate: async (form) => {
      const value = await api.setOperatorProperties({
        params: { userName: form.text('userName') },
        body: {
          version: Number(form.text('version')),
          propertyIds: form.all('propertyIds').map(Number),
        },
      });
      return {
        message: `${value.name} now looks after ${formatIndianNumber(value.properties)} projects.`,
      };
    },
  };
}
