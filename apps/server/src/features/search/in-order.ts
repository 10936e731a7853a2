import type { Sort } from '@manemitra/query/criteria';
import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';

/**
 * A reading with the order of its answer: the one asked for beside the sentence, else its own, else, where two or three people have a
 * place each, the one that counts the worse of their ways first. The order also says which of several fitting homes speaks for a
 * project, so whatever judges projects goes by it.
 */
export function inOrder(said: Interpretation, asked?: Sort): Interpretation {
  const sort = asked ?? said.sort ?? orderForAll(said);
  return sort === undefined ? said : { ...said, sort };
}

function orderForAll(said: Interpretation): Sort | undefined {
  const people = everyConstraint(said).filter(
    (one) => one.field === 'near' && one.strength !== 'avoid' && one.value.who !== undefined,
  );
  return people.length > 1 ? 'fair' : undefined;
}
