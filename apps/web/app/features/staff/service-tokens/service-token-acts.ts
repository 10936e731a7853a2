import type { Client } from '@manemitra/contract/client';
import { SERVICE_SCOPES } from '@manemitra/contract/access';
import type { Act } from '#web/features/staff/acts/outcome.ts';

/** The acts of the screen of service tokens. */
export function serviceTokenActs(api: Client): Record<string, Act> {
  return {
    create: async (form) => {
      const scopes = form.all('scopes');
      const { token, serviceToken } = await api.createServiceToken({
        body: {
          serviceId: form.text('serviceId'),
          scopes: SERVICE_SCOPES.filter((scope) => scopes.includes(scope)),
          expiresInDays: Number(form.text('expiresInDays')),
        },
      });
      return { message: 'The token was made. Copy it now.', value: { token, serviceToken } };
    },
    revoke: async (form) => api.revokeServiceToken({ params: { id: form.text('id') } }),
  };
}
