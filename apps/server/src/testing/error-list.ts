import { PROBLEMS } from '@manemitra/contract/problems';

/** The text of `docs/errors.md`: every refusal the product can answer. */
export function renderErrorList(): string {
  const entries = Object.entries(PROBLEMS)
    .sort(([a, { status }], [b, other]) => status - other.status || a.localeCompare(b))
    .map(([code, { status, title }]) => `- \`${code}\` (${status}): ${title}`);
  return `# Errors

Every refusal is \`application/problem+json\` (RFC 9457): \`type\`, \`title\`, \`status\`, \`detail\`, and our own \`code\`,
\`requestId\`, \`message\` (the same text as \`detail\`) and, for invalid input, \`fields\` with the path and the problem of
each field. Branch on \`code\`; the texts may change.

This page is made from the table in \`packages/contract/src/problems.ts\`. After changing that, run
\`npx vitest run --project api apps/server/src/contract.test.ts -u\`.

${entries.join('\n')}
`;
}
