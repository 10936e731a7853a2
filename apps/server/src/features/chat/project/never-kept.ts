import { tokenize } from '@manemitra/query/tokens';
import { isNeverKept } from './project-facts.ts';
import { topicAt } from './read-question.ts';
import { topicOf } from './topics.ts';

/** What a question asks that we keep of no project, each in its sentence, and the words that are left of it. */
export function neverKeptIn(asked: string): { said: string[]; rest: string } {
  const tokens = tokenize(asked);
  const said = new Set<string>();
  const rest: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = topicAt(tokens, at);
    const topic =
      found === undefined || found.value === 'overview' ? undefined : topicOf(found.value);
    if (topic !== undefined && isNeverKept(topic)) said.add(topic.say());
    else rest.push(...tokens.slice(at, at + (found?.length ?? 1)).map(({ text }) => text));
    at += found?.length ?? 1;
  }
  return { said: [...said], rest: rest.join(' ') };
}
