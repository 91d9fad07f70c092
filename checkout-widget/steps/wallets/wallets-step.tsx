import problemStyles from '#checkout/steps/problem.css?inline';
import walletStyles from './wallet.css?inline';

/** C2.73 to C2.75: Apple Pay, Google Pay or PayPal, whichever the instruction names. */
export { WalletView as Step } from './wallet-view.tsx';

export const styles = [problemStyles, walletStyles];
