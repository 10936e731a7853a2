import type { getAccountData } from '@manemitra/contract/accounts';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';

/** Everything that is kept about a buyer. */
export type AccountData = EndpointAnswer<typeof getAccountData>;
