// What this browser adds to the shuffle: bound by a hash, kept, and checked after the game.
import { describe, expect, it } from 'vitest';
import { keepShare, keptShare, newShare, sha256, sharesHold } from '../src/api/entropy';

const seed = 'the key of the server';

describe('shares of the shuffle', () => {
  it('are random, bound by their hash and kept for their table', async () => {
    const [one, two] = [(await newShare())!, (await newShare())!];
    expect(one.entropy).toMatch(/^[0-9a-f]{64}$/);
    expect(one.entropy).not.toBe(two.entropy);
    expect(one.pledge).toBe(await sha256(`kolonie/${one.entropy}`));
    keepShare('t1', one);
    expect(keptShare('t1')).toEqual(one);
    expect(keptShare('t2')).toBeNull();
  });

  it('hold only as they were committed to, with the own one among them', async () => {
    const commitment = await sha256(`kolonie/${seed}`);
    const [mine, other] = [(await newShare())!, (await newShare())!];
    expect(await sharesHold(seed, commitment, [mine, other], mine)).toBe(true);
    expect(await sharesHold(seed, commitment, [], null)).toBe(true);
    expect(await sharesHold(seed, commitment, [mine, { ...other, entropy: null }], mine)).toBe(true);
    expect(await sharesHold('another', commitment, [mine, other], mine)).toBe(false);
    expect(await sharesHold(seed, commitment, [mine, { ...other, entropy: 'ff' }], mine)).toBe(false);
    expect(await sharesHold(seed, commitment, [other], mine)).toBe(false);
    expect(await sharesHold(seed, commitment, [{ ...mine, entropy: null }, other], mine)).toBe(false);
  });
});
