import problemStyles from '#checkout/steps/problem.css?inline';
import walletStyles from '#checkout/steps/wallets/wallet.css?inline';

/** C2.69 to C2.71: the Afterpay wallet, in a container 300 px wide. */
export { WalletView as Step } from '#checkout/steps/wallets/wallet-view.tsx';

export const styles = [problemStyles, walletStyles];
