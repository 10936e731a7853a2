import { parseAst, type Rolldown } from 'vite';

/** What this reads of the bundler's modules. */
export interface ModuleGraph {
  getModuleInfo: (
    id: string,
  ) => Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'> | null;
}

interface Link {
  /** Of the module that is imported. */
  id: string;
  /** The name asked of it; `*` is all. */
  imported: string;
  /** The name under which it is passed on, if it is; `*` is each under its own. */
  exported?: string;
}

interface Links {
  all: Link[];
  /** The module has no code of its own: it only passes on what others export. */
  isIndex: boolean;
}

/**
 * Modules that run with these by imports that are not waited for. Of an index (such as a feature's `public.ts` or a
 * package of icons) only what is asked of it is followed, as the bundler keeps no more of it.
 */
export function reachOf(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set<string>();
  const asked = new Set<string>();
  const visit = (id: string, name: string): void => {
    if (reached.has(id) || asked.has(`${id} ${name}`)) return;
    asked.add(`${id} ${name}`);
    const { all, isIndex } = linksOf(id, graph);
    if (!isIndex) reached.add(id);
    for (const { id: next, imported, exported } of all) {
      if (!isIndex || name === '*') visit(next, imported);
      else if (exported === '*') visit(next, name);
      else if (exported === name) visit(next, imported);
    }
  };
  for (const id of ids) visit(id, '*');
  return reached;
}

const known = new WeakMap<ModuleGraph, Map<string, Links>>();

function linksOf(id: string, graph: ModuleGraph): Links {
  let links = known.get(graph)?.get(id);
  if (links === undefined) {
    links = readLinks(id, graph);
    if (!known.has(graph)) known.set(graph, new Map());
    known.get(graph)?.set(id, links);
  }
  return links;
}

function readLinks(id: string, graph: ModuleGraph): Links {
  const { code, importedIds } = graph.getModuleInfo(id) ?? { code: null, importedIds: [] };
  const { body } = parseAst(code ?? '');
  // The bundler names the modules in the order in which they are first mentioned.
  const sources = [
    ...new Set(
      body.flatMap((node) => ('source' in node && node.source ? [node.source.value] : [])),
    ),
  ];
  // CommonJS, where the bundler alone knows.
  if (sources.length === 0) {
    return { all: importedIds.map((next) => ({ id: next, imported: '*' })), isIndex: false };
  }
  const idOf = (source: string): string => importedIds[sources.indexOf(source)] ?? source;
  const all: Link[] = [];
  const local = new Map<string, Link>();
  let isIndex = true;
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      const next = idOf(node.source.value);
      if (node.specifiers.length === 0) {
        isIndex = false;
        all.push({ id: next, imported: '*' });
      }
      for (const specifier of node.specifiers) {
        const link = { id: next, imported: importedName(specifier) };
        local.set(specifier.local.name, link);
        all.push(link);
      }
    } else if (node.type === 'ExportAllDeclaration') {
      const exported = node.exported === null ? '*' : nameOf(node.exported);
      all.push({ id: idOf(node.source.value), imported: '*', exported });
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration === null) {
      for (const specifier of node.specifiers) {
        const [from, exported] = [nameOf(specifier.local), nameOf(specifier.exported)];
        const link = node.source
          ? { id: idOf(node.source.value), imported: from }
          : local.get(from);
        if (link === undefined) isIndex = false;
        else all.push({ ...link, exported });
      }
    } else if (!('directive' in node)) {
      isIndex = false;
    }
  }
  return { all, isIndex };
}

type Named = { name: string } | { value: unknown };

const nameOf = (named: Named): string => ('name' in named ? named.name : String(named.value));

function importedName(
  specifier:
    | { type: 'ImportSpecifier'; imported: Named }
    | { type: 'ImportDefaultSpecifier' | 'ImportNamespaceSpecifier' },
): string {
  if (specifier.type === 'ImportSpecifier') return nameOf(specifier.imported);
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
}
