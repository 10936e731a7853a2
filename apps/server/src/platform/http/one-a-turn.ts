/** Turns of the event loop in which nobody begins, which are short. */
const TURNS_BETWEEN = 4;

/**
 * Starts queued requests one at a time, in order and a few turns of the event loop apart. Node accepts one new connection
 * each turn: if all queued requests started at once, a new visitor would wait through a long turn for each of them.
 * Returns undefined if there is no need to wait.
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
