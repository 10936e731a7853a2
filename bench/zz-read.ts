import { readFileSync } from 'node:fs';
import { interpret } from '@manemitra/query/interpret';
import { LABELLED_TODAY, labelledNames } from '/work/main/bench/labelled-set.ts';
const context = { today: LABELLED_TODAY, names: labelledNames };
for (const line of readFileSync(process.argv[2]!, 'utf8').split('\n')) {
  if (!line.trim()) continue;
  const [prev, q] = line.includes(' >> ') ? line.split(' >> ') : [undefined, line];
  const r: any = prev === undefined ? interpret(q!, context) : interpret(q!, { ...context, previous: interpret(prev, context) });
  console.log('\n# ' + line + '\n  ' + r.intent + (r.sort ? ' sort=' + r.sort : '') + ' ' + r.constraints.map((c: any) => `${c.strength === 'must' ? '' : c.strength + ':'}${c.field}${JSON.stringify(c.value)}${c.assumed ? '~' : ''}`).join(' ') + (r.unread?.length ? '\n  UNREAD ' + JSON.stringify(r.unread.map((u: any) => u.text ?? u)) : ''));
}
