import type { PropertyDetail } from '@manemitra/contract/properties';
import type { FittingHome } from '@manemitra/contract/found-property';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useCarried } from '#web/browser/found-by.ts';
import { homeOfUnit } from '#web/features/money/public.ts';
import { HOME } from './parts/parts.ts';
import { useAsked } from './use-asked.ts';

/**
 * The home that a project's page shows: the one in its address, so that a link or another tab shows the same and the server
 * renders it; else the one that fits the search.
 */
export function useHome(
  { slug, units }: Pick<PropertyDetail, 'slug' | 'units'>,
  isSeen: boolean,
): ReturnType<typeof useAsked> & { choose: (unitId: string) => void } {
  const asked = useAsked(slug, isSeen);
  const [address] = useSearchParams();
  const { pathname, search, hash } = useLocation();
  const state = useCarried();
  const navigate = useNavigate();
  const named = units.find(({ id }) => id === address.get(HOME));
  const home: FittingHome | undefined = named === undefined ? asked.home : homeOfUnit(named);
  return {
    ...asked,
    home,
    choose: (unitId) => {
      const query = new URLSearchParams(search);
      query.set(HOME, unitId);
      void navigate(`${pathname}?${query.toString()}${hash}`, {
        replace: true,
        state,
        preventScrollReset: true,
      });
    },
  };
}
