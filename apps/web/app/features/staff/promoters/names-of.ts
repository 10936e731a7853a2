import type { Client } from '@manemitra/contract/client';
import { refusalIn } from '#web/api/problem.ts';

const MOST = 50;

/** The promoters of a list of ids in an address; those that are not there are left out. */
export async function namesOf(api: Client, ids: string): Promise<{ key: string; name: string }[]> {
  const asked = [...new Set(ids.split(','))].filter((id) => /^\d{1,9}$/.test(id)).slice(0, MOST);
  const found = await Promise.all(
    asked.map(async (promoterId) => {
      try {
        const { name, deletedAt } = await api.getPromoter({ params: { promoterId } });
        return deletedAt === null ? [{ key: promoterId, name }] : [];
      } catch (error) {
        if (refusalIn(error) === undefined) throw error;
        return [];
      }
    }),
  );
  return found.flat();
}
