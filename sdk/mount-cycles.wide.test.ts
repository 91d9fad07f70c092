import { runCycles } from './testing/cycles.ts';
import { formsAndCheckouts } from './testing/mounts.ts';
import { authentications } from './three-ds/testing/three-ds-mounts.ts';
import { wallets } from './wallets/testing/wallet-mounts.ts';

// SOAK=1 runs the number of cycles that the library promises, which takes minutes.
// Otherwise two batches: in each, instances are destroyed in every phase, and nothing of the first may be left to the
// second.
const CYCLES = import.meta.env.SOAK ? 1_000 : 40;

describe(`${CYCLES} times mounted and destroyed`, () => {
  for (const [name, subject] of Object.entries({ ...formsAndCheckouts, ...authentications, ...wallets })) {
    it(`${name} leaves no listener, timer, frame or window, at whichever moment it is destroyed`, async function () {
      this.timeout(60_000);
      await runCycles(subject, CYCLES);
    });
  }
});
