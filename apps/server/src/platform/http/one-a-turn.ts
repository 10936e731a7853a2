/** Turns of the event loop in which nobody begins, which are short. */
const TURNS_BETWEEN = 4;

/**
 * Lets callers on one at a time, some turns of the event loop apart, in the order in which they came. Node accepts one
 * new connection a turn: were all that has arrived begun at once, who comes new would wait for as many long turns as
 * others came before. The answer is undefined for who need not wait.
 */
export function oneATurn(): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  let turns = 0;
  const turn = () => {
    turns -= 1;
    if (turns > 0) return void setImmediate(turn);
    const letOn = waiting.shift();
    if (letOn === undefined) return;
    hold();
    letOn();
  };
  const hold = () => {
    turns = TURNS_BETWEEN;
    setImmediate(turn);
  };
  return () => {
    if (turns > 0) return new Promise((resolve) => waiting.push(resolve));
    hold();
    return undefined;
  };
}
