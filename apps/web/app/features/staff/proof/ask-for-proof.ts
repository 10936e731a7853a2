import { refusalIn } from '#web/api/problem.ts';

type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/** For the dialog: it asks from now on; the returned function ends that. */
export function proofIsAskedBy(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = undefined;
  };
}

/** Asks the member of staff to prove who they are; false if they cancel. */
export const askForProof = async (): Promise<boolean> => (await ask?.()) ?? false;

/** Makes a call and, if the server needs a fresh proof of identity, repeats it once that is given. */
export async function withProof<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (refusalIn(error)?.code !== 'proof.needed' || !(await askForProof())) throw error;
    return call();
  }
}
