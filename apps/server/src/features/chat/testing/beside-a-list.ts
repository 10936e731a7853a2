import type { ChatReply, Screen } from '@manemitra/contract/chats';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';

/** Someone who talks beside the list that this sentence found, of three projects in Hebbal. */
export async function besideAList(sentence: string) {
  const test = await createTestApp();
  const slugs = await someProjects(
    test.db,
    ['Anemone Heights', 'Begonia Court', 'Camellia Park'].map((name) => ({
      name,
      locality: 'Hebbal',
    })),
  );
  const say = async (prompt: string, more: Partial<Screen> = {}): Promise<ChatReply> => {
    const screen: Screen = { kind: 'list', projects: slugs, sentence, ...more };
    const { answer, problem } = await test.call('chat', { body: { prompt, screen } });
    if (answer === undefined) throw new Error(problem.detail);
    return answer;
  };
  /** The same with what was understood before, as the page sends it. */
  const ask = (prompt: string, previous: ChatReply['interpretation']) =>
    test.call('chat', { body: { prompt, ...(previous && { previous }) } });
  return { slugs, say, ask, close: () => test.close() };
}
