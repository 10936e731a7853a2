/**
 * Features form a line, not a circle: those of the server, and those of the web app. It stands apart from the other
 * import rules because it sees whole folders, and tests, which may reach everywhere, would join them all.
 */
const FEATURE = '^apps/(server/src|web/app)/features/[^/]+$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle-of-features',
      comment:
        'These features need each other: have app.ts or the route pass what one needs, or move what both need to a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: FEATURE },
      to: { path: FEATURE, circular: true },
    },
  ],
  options: {
    includeOnly: '^apps/(server/src|web/app)/features/',
    exclude: { path: '\\.test\\.tsx?$|/testing/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
