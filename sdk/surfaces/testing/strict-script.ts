import { setVendorScripts } from '../../wallets/core/vendor-scripts.ts';
import { loadScript } from '../load-script.ts';

/** A page whose policy rejects plain text as a script's address; the test reads the results that are recorded here. */
const src = `${location.origin}/sdk/wallets/testing/vendor-script.js`;
setVendorScripts({ apple: src });
const tell = (load: Promise<void>) =>
  load.then(
    () => 'loaded',
    (error) => error.code as string,
  );
const plain = (act: () => void) => {
  try {
    act();
    return 'no error';
  } catch (error) {
    return (error as Error).name;
  }
};
const outcome = [
  await tell(loadScript({ src })),
  await tell(loadScript({ src: `${location.origin}/sdk/surfaces/strict-script.ts` })),
  // Makes sure that the policy is active: the page itself may not do what the library does.
  plain(() => {
    document.createElement('script').src = src;
  }),
  plain(() => {
    (
      window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
    ).trustedTypes.createPolicy('other', {});
  }),
];
Object.assign(window, { outcome });
