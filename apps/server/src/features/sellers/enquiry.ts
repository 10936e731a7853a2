import type { EndpointInput } from '@manemitra/contract/endpoint';
import type { sendSellerEnquiry } from '@manemitra/contract/sellers';

export type Enquiry = EndpointInput<typeof sendSellerEnquiry>['body'];
