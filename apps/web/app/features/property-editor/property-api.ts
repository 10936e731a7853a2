import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type {
  changePropertiesInBulk,
  deleteProperty,
  getStaffProperty,
  listPropertyHistory,
  replacePropertyDocuments,
  restoreProperty,
  undoPropertyChange,
  uploadDocument,
} from '@manemitra/contract/staff-properties';
import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import type { uploadImage } from '@manemitra/contract/images';
import { call } from '#web/api/http-client.ts';
import { type SendOptions, sendFile } from '#web/api/send-file.ts';
import type { Values } from './section-values.ts';

/**
 * The calls of the editor. They stand here and not in the client of all pages, because a visitor's first page would
 * carry them; `typeof` ties each answer to its endpoint.
 */

const PROPERTIES = '/api/v1/properties';
const ADMIN = '/api/v1/admin/properties';

export const fetchProperty = (id: number): Promise<EndpointAnswer<typeof getStaffProperty>> =>
  call('GET', `${ADMIN}/${id}`);

/** Documents are replaced as a whole, every other section field by field. */
export const saveSection = (
  { id, section, version }: { id: number; section: SectionName; version: number },
  changes: Values,
): Promise<EndpointAnswer<typeof replacePropertyDocuments>> =>
  call(section === 'documents' ? 'PUT' : 'PATCH', `${PROPERTIES}/${id}/${section}`, {
    version,
    changes,
  });

/** Pages from 1. */
export const fetchHistory = (
  id: number,
  page: number,
): Promise<EndpointAnswer<typeof listPropertyHistory>> =>
  call('GET', `${ADMIN}/${id}/history?page=${page}`);

export const undoChange = (
  id: number,
  changeId: number,
): Promise<EndpointAnswer<typeof undoPropertyChange>> =>
  call('POST', `${ADMIN}/${id}/history/${changeId}/undo`);

/** `refused` holds the reason where it could not be done. */
export const setPublished = (
  id: number,
  isPublished: boolean,
): Promise<EndpointAnswer<typeof changePropertiesInBulk>> =>
  call('POST', `${ADMIN}/bulk`, { ids: [id], action: isPublished ? 'publish' : 'unpublish' });

export const removeProperty = (id: number): Promise<EndpointAnswer<typeof deleteProperty>> =>
  call('DELETE', `${ADMIN}/${id}`);

export const bringBackProperty = (id: number): Promise<EndpointAnswer<typeof restoreProperty>> =>
  call('POST', `${ADMIN}/${id}/restore`);

export const sendImage = (
  file: File,
  options: SendOptions,
): Promise<EndpointAnswer<typeof uploadImage>> => sendFile('/api/v1/images', file, options);

export const sendDocument = (
  file: File,
  options: SendOptions,
): Promise<EndpointAnswer<typeof uploadDocument>> => sendFile('/api/v1/documents', file, options);

