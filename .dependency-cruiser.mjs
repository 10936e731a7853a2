/**
 * The rooms of the house and who may enter them, one rule a line of the import table in ARCHITECTURE.md.
 * A rule's comment says what to do instead. Capture groups guard a feature from the day it is created.
 */
const TEST = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other are one subject: move what both need to a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment:
        'This import leads nowhere: correct the path or add the package. topojson-specification and geojson have types alone.',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot:
          '^virtual:|^(topojson-specification|geojson)$|\\+types/|^@manemitra/city/data/.*[?]url$',
      },
    },
    {
      name: 'no-import-of-tests',
      comment: 'Nothing depends on a test: move what is worth keeping to a testing/ folder.',
      severity: 'error',
      from: {},
      to: { path: TEST },
    },
    {
      name: 'testing-only-in-tests',
      comment:
        'Builders and harnesses are for tests: production code gets what it needs as arguments.',
      severity: 'error',
      from: { pathNot: `${TEST}|/testing/|^e2e/|^bench/|^training/|vitest\\.config` },
      to: { path: '^(apps|packages|catalogue|demonstration)/.*/testing/' },
    },
    {
      name: 'domain-imports-nothing-of-ours',
      comment: 'domain holds pure rules both sides need: pass what a rule needs as an argument.',
      severity: 'error',
      from: { path: '^packages/domain/' },
      to: { path: '^(apps|catalogue|demonstration|packages/(?!domain/))' },
    },
    {
      name: 'query-imports-domain-only',
      comment:
        'The query language is pure: names and today come through its context, never from the app.',
      severity: 'error',
      from: { path: '^packages/query/' },
      to: { path: '^(apps|catalogue|demonstration|packages/(?!domain/|query/))' },
    },
    {
      name: 'city-imports-domain-only',
      comment:
        'The city is streets, lines and minutes: it knows no product, and is given what it is asked about.',
      severity: 'error',
      from: { path: '^packages/city/' },
      to: { path: '^(apps|catalogue|demonstration|packages/(?!domain/|city/))' },
    },
    {
      name: 'contract-imports-query-types-and-domain',
      comment:
        "The contract may name the query language's types (criteria, interpretation, place), not run it.",
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: {
        path: '^(apps|catalogue|demonstration|packages/query/)',
        pathNot: '^packages/query/src/(criteria|interpretation|place)\\.ts$',
      },
    },
    {
      name: 'catalogue-imports-packages-only',
      comment:
        'The catalogue makes records; loading them is the work of the server feature `catalogue`.',
      severity: 'error',
      from: { path: '^(catalogue|demonstration)/' },
      to: { path: '^(apps/|packages/contract/)' },
    },
    {
      name: 'demonstration-through-its-door',
      comment:
        'Nothing knows what is invented: ask `loadDemonstration` of the feature `demonstration`, which loads it when it is needed.',
      severity: 'error',
      from: {
        path: '^(apps|packages|catalogue)/',
        pathNot: `^apps/server/src/features/demonstration/|${TEST}|/testing/`,
      },
      to: { path: '^demonstration/' },
    },
    {
      name: 'demonstration-is-loaded-when-needed',
      comment:
        'A server without invented projects never loads this: import it with import(), or its types.',
      severity: 'error',
      from: { path: '^apps/server/src/features/demonstration/' },
      to: { path: '^demonstration/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-never-imports-web',
      comment: 'The server only loads the BUILD of the web app, dynamically, in platform/ssr.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'web-never-imports-server',
      comment: 'The web app talks to the server through the contract client only.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/server/|catalogue/|demonstration/)' },
    },
    {
      name: 'web-imports-query-types-only',
      comment: 'The language runs on the server: ask it through interpretQuery and describeQuery.',
      severity: 'error',
      from: { path: '^apps/web/app/' },
      to: {
        path: '^packages/query/',
        pathNot: '^packages/query/src/(criteria|interpretation|place)\\.ts$',
      },
    },
    {
      name: 'platform-knows-no-product',
      comment: 'platform/ is how we run: take what it needs as an argument from app.ts.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: TEST },
      to: { path: '^apps/server/src/(features|providers|app\\.ts|main\\.ts|config\\.ts)' },
    },
    {
      name: 'database-tables-know-nothing',
      comment: 'Migrations and table types stand alone: they must read the same in ten years.',
      severity: 'error',
      from: { path: '^apps/server/src/database/' },
      to: { path: '^(apps/server/src/(?!database/)|packages|catalogue|demonstration)' },
    },
    {
      name: 'provider-stands-alone',
      comment:
        'A provider adapts one outside system: it never knows a feature or another provider.',
      severity: 'error',
      from: { path: '^apps/server/src/providers/([^/]+)/' },
      to: {
        path: '^apps/server/src/(features|providers)/',
        pathNot: '^apps/server/src/providers/$1/',
      },
    },
    {
      name: 'feature-imports-only-ports',
      comment: "Import the provider's port (its *.port.ts): app.ts chooses the adapter.",
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: TEST },
      to: { path: '^apps/server/src/providers/', pathNot: '\\.port\\.ts$' },
    },
    {
      name: 'feature-enters-feature-through-public',
      comment: "Import the other feature's public.ts, or move the shared rule to packages/domain.",
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: `${TEST}|/testing/` },
      to: {
        path: '^apps/server/src/features/',
        pathNot: '^apps/server/src/features/($1/|[^/]+/public\\.ts$)',
      },
    },
    {
      name: 'feature-never-imports-the-app',
      comment: 'app.ts wires features: a feature takes what it needs as an argument.',
      severity: 'error',
      from: { path: '^apps/server/src/(features|providers)/', pathNot: TEST },
      to: { path: '^apps/server/src/(app|main|config)\\.ts$' },
    },
    {
      name: 'ui-knows-no-product',
      comment:
        'ui/ could live in a generic library of India, which writes numbers: pass texts, links and data as props.',
      severity: 'error',
      from: { path: '^apps/web/app/ui/', pathNot: TEST },
      to: {
        path: '^(apps/web/app/(?!ui/)|packages/(?!domain/src/indian-number\\.ts))|^react-router$|node_modules/react-router/|@tanstack',
      },
    },
    {
      name: 'web-feature-enters-feature-through-public',
      comment:
        "Import the other feature's public.ts(x), or move the shared piece to ui/ or packages/domain.",
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/', pathNot: TEST },
      to: {
        path: '^apps/web/app/features/',
        pathNot: '^apps/web/app/features/($1/|[^/]+/public\\.tsx?$)',
      },
    },
    {
      name: 'web-feature-never-imports-routes',
      comment: 'Routes compose features: use paths.ts to link to a page.',
      severity: 'error',
      from: { path: '^apps/web/app/features/' },
      to: { path: '^apps/web/app/(routes/|routes\\.ts$|root\\.tsx$|entry)' },
    },
    {
      name: 'product-knows-no-styleguide',
      comment: 'The styleguide shows the parts to who builds them: a part never needs it.',
      severity: 'error',
      from: { pathNot: '^apps/web/styleguide/' },
      to: { path: '^apps/web/styleguide/' },
    },
    {
      name: 'route-never-imports-route',
      comment: 'Move what two pages share to a feature.',
      severity: 'error',
      from: { path: '^apps/web/app/routes/([^/.]+)' },
      to: { path: '^apps/web/app/routes/', pathNot: '^apps/web/app/routes/$1' },
    },
    {
      name: 'web-api-knows-no-screen',
      comment: 'The transport shows nothing: throw a Problem and let the screen show it.',
      severity: 'error',
      from: { path: '^apps/web/app/(api|browser)/', pathNot: TEST },
      to: { path: '^apps/web/app/(ui|features|routes)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
