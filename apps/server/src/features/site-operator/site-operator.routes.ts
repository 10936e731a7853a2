import type { contract } from '@manemitra/contract/contract';
import type { HandlerTable } from '#server/platform/http/handler.ts';

interface Operator {
  name: string | null;
  email: string | null;
  address: string | null;
}

/** Who runs the site, for its legal pages. */
export const siteOperatorRoutes = ({
  operator: { name, email, address },
}: {
  operator: Operator;
}) =>
  ({
    getOperator: async () => ({ name, email, address }),
  }) satisfies Partial<HandlerTable<typeof contract>>;
