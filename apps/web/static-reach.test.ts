import { describe, expect, it } from 'vitest';
import { reachOf } from './static-reach.ts';

/** Modules by their code; each import names the module it means. */
function graphOf(modules: Readonly<Record<string, string>>) {
  return {
    getModuleInfo: (id: string) => {
      const code = modules[id];
      if (code === undefined) return null;
      const mentioned = [...code.matchAll(/(?:from |import )'(\w+)'/g)].map(
        ([, name]) => name ?? '',
      );
      return { code, importedIds: [...new Set(mentioned)], dynamicallyImportedIds: [] };
    },
  };
}

const reach = (modules: Readonly<Record<string, string>>): string[] =>
  [...reachOf(['page'], graphOf(modules))].toSorted((a, b) => a.localeCompare(b));

describe('what a page runs', () => {
  it('follows imports through modules, round and round, but none that is waited for', () => {
    expect(
      reach({
        page: "import { a } from 'one'; a(() => import('later'));",
        one: "import './page'; import 'two'; export const a = () => 1;",
        two: "import { a } from 'one'; export default a;",
        later: 'export const l = 1;',
      }),
    ).toEqual(['one', 'page', 'two']);
  });

  it('takes from an index only what is asked of it, by whatever name', () => {
    const index = `'use strict';
      import * as all from 'rest';
      import { inner } from 'kept';
      export { all };
      export { inner as shown };
      export { other } from 'dropped';
      export * from 'more';`;
    const modules = {
      index,
      rest: 'export const r = 1;',
      kept: 'export const inner = 1;',
      dropped: 'export const other = 1;',
      more: "export { star } from 'sky';",
      sky: 'export const star = 1;',
    };
    expect(reach({ ...modules, page: "import { shown } from 'index'; shown;" })).toEqual([
      'kept',
      'page',
    ]);
    expect(reach({ ...modules, page: "import { star } from 'index'; star;" })).toEqual([
      'page',
      'sky',
    ]);
    expect(reach({ ...modules, page: "import * as i from 'index'; i;" })).toContain('dropped');
  });

  it('takes all of a module that runs by being imported', () => {
    const modules = { effect: "import { b } from 'base'; b;", base: 'export const b = 1;' };
    expect(reach({ ...modules, page: "import 'effect';" })).toEqual(['base', 'effect', 'page']);
  });
});
