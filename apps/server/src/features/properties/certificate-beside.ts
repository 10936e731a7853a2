import type { Property } from '@manemitra/contract/property';
import { isPlotted } from './comparison-values.ts';

/** What a home that is called ready has of its certificate; null of others, and of sites, which need none. */
export function certificateBeside(property: Property): string | null {
  const { status, occupancyCertificateReceived: isReceived } = property.project;
  if (status !== 'ready' || isPlotted(property)) return null;
  if (isReceived === null) return 'OC not disclosed';
  return isReceived ? 'OC received' : 'OC not received';
}

/** Whether somebody may live there, or build, today. */
export const isOpenToLiveIn = (property: Property): boolean =>
  property.project.status === 'ready' &&
  (isPlotted(property) || property.project.occupancyCertificateReceived === true);
