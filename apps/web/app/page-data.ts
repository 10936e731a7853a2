/*
 * What the loaders of a page found out, as short as a page can carry it. The router writes a flat list in which every value is
 * named by its number and every object names its keys by theirs, as text in a script: a list of twenty projects is then four
 * fifths numbers, brackets and escapes. Here it is a tree: the keys of equal objects are named once, what is said more than once
 * stands in a table, and the script of the page makes the router's list of it again.
 */

/** How the router writes what JSON cannot: https://github.com/jacob-ebey/turbo-stream. */
const NULL = -5;
const UNDEFINED = -7;

/** A text that is said again is worth its place in the table. */
const WORTH_NAMING = 8;

type Listed = string | number | boolean | number[] | Record<string, number>;

/** The script that hands the browser what the router wrote, in the router's own words where nothing shorter says the same. */
export function dataScript(written: string): string {
  const short = shortened(written);
  const handed = short ?? inScript(JSON.stringify(written));
  return `{${short === undefined ? '' : READER}const c=window.__reactRouterContext.streamController;c.enqueue(${handed});c.close()}`;
}

/** Undefined where there is more in it than plain facts: dates, promises and the like, or an object within itself. */
function shortened(written: string): string | undefined {
  const end = written.indexOf('\n');
  // What comes later has lines of its own.
  if (end !== written.length - 1) return undefined;
  const list: unknown = JSON.parse(written);
  if (!Array.isArray(list)) return undefined;
  const tree = new Tree(list as Listed[]);
  const root = tree.write(0);
  if (root === undefined) return undefined;
  return `read(${inScript(`${JSON.stringify(tree.shapes)},s=${JSON.stringify(tree.said)},${root}`)})`;
}

/** An object is an array whose first element says which keys it has; an array begins with -1. */
const READER = [
  'const n=null,u=undefined,l=[],m={};let k,s;',
  'const key=x=>m[x]??=l.push(x)-1;',
  `const put=v=>{if(v===n)return ${NULL};if(v===u)return ${UNDEFINED};const i=l.push(v)-1;`,
  'if(typeof v==="object"){const[a,...b]=v;l[i]=k[a]?Object.fromEntries(k[a].map((x,j)=>["_"+key(x),put(b[j])])):b.map(put)}return i};',
  'const read=(shapes,_,root)=>{k=shapes;put(root);return JSON.stringify(l)+"\\n"};',
].join('');

/** No text of it can end the script or begin another. */
function inScript(code: string): string {
  return code.replaceAll(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

class Tree {
  readonly shapes: (Listed | undefined)[][] = [];
  readonly said: string[] = [];
  readonly #list: readonly Listed[];
  readonly #times: Map<number, number>;
  readonly #shapeOf = new Map<string, number>();
  readonly #saidAt = new Map<number, number>();
  readonly #open = new Set<number>();

  constructor(list: readonly Listed[]) {
    this.#list = list;
    this.#times = timesNamed(list);
  }

  write(index: number): string | undefined {
    if (index === NULL) return 'n';
    if (index === UNDEFINED) return 'u';
    const value = this.#list[index];
    if (value === undefined) return undefined;
    if (typeof value === 'string') return this.#text(value, index);
    if (typeof value !== 'object') return String(value);
    if (this.#open.has(index)) return undefined;
    this.#open.add(index);
    const written = this.#children(value);
    this.#open.delete(index);
    return written;
  }

  #text(text: string, index: number): string {
    if (text.length < WORTH_NAMING || (this.#times.get(index) ?? 0) < 2) {
      return JSON.stringify(text);
    }
    let at = this.#saidAt.get(index);
    if (at === undefined) {
      at = this.said.push(text) - 1;
      this.#saidAt.set(index, at);
    }
    return `s[${at}]`;
  }

  #children(value: number[] | Record<string, number>): string | undefined {
    const parts = [Array.isArray(value) ? '-1' : String(this.#shape(Object.keys(value)))];
    for (const child of Object.values(value)) {
      // A name instead of a number: a date, a set, a promise.
      const written = typeof child === 'number' ? this.write(child) : undefined;
      if (written === undefined) return undefined;
      parts.push(written);
    }
    return `[${parts.join(',')}]`;
  }

  #shape(numbers: readonly string[]): number {
    const name = numbers.join('');
    let at = this.#shapeOf.get(name);
    if (at === undefined) {
      at = this.shapes.push(numbers.map((number) => this.#list[Number(number.slice(1))])) - 1;
      this.#shapeOf.set(name, at);
    }
    return at;
  }
}

/** How often each value is named; a text that is named twice is said twice. */
function timesNamed(list: readonly Listed[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const value of list) {
    if (typeof value !== 'object') continue;
    for (const child of Object.values(value)) times.set(child, (times.get(child) ?? 0) + 1);
  }
  return times;
}
