import * as wire from '@manemitra/contract/staff-wire';
import { clientOf } from './http-client.ts';

/** The client for endpoints of staff, apart from `httpClient` so that pages of visitors do not load it. */
export const staffClient = clientOf(wire);
