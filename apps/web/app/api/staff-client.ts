import * as wire from '@manemitra/contract/staff-wire';
import { clientOf } from './http-client.ts';

/** What only staff may call, apart from `httpClient` so that pages of visitors do not load it. */
export const staffClient = clientOf(wire);
