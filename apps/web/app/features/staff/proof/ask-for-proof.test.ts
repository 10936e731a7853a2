import { Problem } from '@manemitra/contract/problems';
import { afterEach, describe, expect, it } from 'vitest';
import { proofIsAskedBy, withProof } from './ask-for-proof.ts';

let stop = (): void => undefined;
afterEach(() => stop());

/** A call that goes through once it is proved who asks. */
function aGraveCall() {
  const calls: string[] = [];
  let isProved = false;
  stop = proofIsAskedBy(async () => {
    calls.push('asked');
    isProved = true;
    return true;
  });
  const call = async (): Promise<string> => {
    calls.push('called');
    if (!isProved) throw new Problem('proof.needed');
    return 'done';
  };
  return { calls, call };
}

describe('a call that needs a fresh proof', () => {
  it('goes on by itself once the proof is given', async () => {
    const { calls, call } = aGraveCall();
    expect(await withProof(call)).toBe('done');
    expect(calls).toEqual(['called', 'asked', 'called']);
  });

  it('is refused, and made no second time, when nobody gives it', async () => {
    const { calls, call } = aGraveCall();
    stop = proofIsAskedBy(async () => false);
    await expect(withProof(call)).rejects.toMatchObject({ code: 'proof.needed' });
    stop();
    await expect(withProof(call)).rejects.toMatchObject({ code: 'proof.needed' });
    expect(calls).toEqual(['called', 'called']);
  });

  it('that is refused for another reason asks for nothing', async () => {
    const { calls } = aGraveCall();
    const refused = async (): Promise<never> => {
      throw new Problem('access.refused');
    };
    await expect(withProof(refused)).rejects.toMatchObject({ code: 'access.refused' });
    expect(calls).toEqual([]);
  });
});
