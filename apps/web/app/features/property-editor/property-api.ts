import type { Client } from '@manemitra/contract/client';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { StaffProperty } from '@manemitra/contract/staff-properties';
import type { uploadDocument } from '@manemitra/contract/staff-properties-edits';
import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import * as wire from '@manemitra/contract/staff-wire';
import { staffClient } from '#web/api/staff-client.ts';
import { type SendOptions, sendFile } from '#web/api/send-file.ts';
import type { Values } from './section-values.ts';

/** The calls of the editor, by what it means with them. Each rejects with a `Problem`. */

export const fetchProperty = (id: number): Promise<StaffProperty> =>
  staffClient.getStaffProperty({ params: { id } });

const SAVE = {
  basics: 'editPropertyBasics',
  description: 'editPropertyDescription',
  location: 'editPropertyLocation',
  units: 'editPropertyUnits',
  amenities: 'editPropertyAmenities',
  legal: 'editPropertyLegal',
  'water-and-charges': 'editPropertyWaterAndCharges',
  schedule: 'editPropertySchedule',
  images: 'editPropertyImages',
  documents: 'replacePropertyDocuments',
} as const satisfies Record<SectionName, keyof Client>;

/** Documents are replaced as a whole, every other section field by field. `version`: where the edit began. */
export function saveSection(
  { id, section, version }: { id: number; section: SectionName; version: number },
  changes: Values,
): ReturnType<Client['replacePropertyDocuments']> {
  // The changes belong to that section; the server checks them field by field and reports errors at the field.
  const save = staffClient[SAVE[section]] as (
    call: unknown,
  ) => ReturnType<Client['replacePropertyDocuments']>;
  return save({ params: { id }, body: { version, changes } });
}

/** Pages from 1. */
export const fetchHistory = (id: number, page: number): ReturnType<Client['listPropertyHistory']> =>
  staffClient.listPropertyHistory({ params: { id }, query: { page } });

/** What files told of it; pages from 1. */
export const fetchImports = (id: number, page: number): ReturnType<Client['listPropertyImports']> =>
  staffClient.listPropertyImports({ params: { id }, query: { page } });

export const undoChange = (
  id: number,
  changeId: number,
): ReturnType<Client['undoPropertyChange']> =>
  staffClient.undoPropertyChange({ params: { id, changeId } });

/** `refused` holds the reason where it could not be done. */
export const setPublished = (
  id: number,
  isPublished: boolean,
): ReturnType<Client['changePropertiesInBulk']> =>
  staffClient.changePropertiesInBulk({
    body: { ids: [id], action: isPublished ? 'publish' : 'unpublish' },
  });

export const removeProperty = (id: number): ReturnType<Client['deleteProperty']> =>
  staffClient.deleteProperty({ params: { id } });

export const bringBackProperty = (id: number): ReturnType<Client['restoreProperty']> =>
  staffClient.restoreProperty({ params: { id } });

export const sendDocument = (
  file: File,
  options: SendOptions,
): Promise<EndpointAnswer<typeof uploadDocument>> => sendFile(wire.uploadDocument, file, options);
