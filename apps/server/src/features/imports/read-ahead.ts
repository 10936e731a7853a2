/**
 * The values of a source, of which the next is made while somebody deals with the one before: a file is read while the database keeps
 * what was read. Never more than one is waiting. An error of the source comes in its turn, and who breaks off ends the source.
 */
export async function* readAhead<Value>(
  values: AsyncGenerator<Value, void, undefined>,
): AsyncGenerator<Value, void, undefined> {
  let next = asked(values);
  try {
    for (;;) {
      const { value, done } = await next;
      if (done === true) return;
      next = asked(values);
      yield value;
    }
  } finally {
    await values.return();
  }
}

function asked<Value>(
  values: AsyncGenerator<Value, void, undefined>,
): Promise<IteratorResult<Value, void>> {
  const next = values.next();
  // Whoever is busy hears of it when they ask.
  next.catch(() => undefined);
  return next;
}
