import type { ServiceScope } from '@manemitra/contract/access';
import type { ServiceToken } from '@manemitra/contract/staff-service-tokens';

interface ServiceTokenRow {
  id: number;
  service_id: string;
  scopes: ServiceScope[];
  created_at: Date;
  created_by: string | null;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export function presentServiceToken(row: ServiceTokenRow, now: Date): ServiceToken {
  return {
    id: row.id,
    serviceId: row.service_id,
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    state: row.revoked_at !== null ? 'revoked' : row.expires_at <= now ? 'expired' : 'active',
  };
}
