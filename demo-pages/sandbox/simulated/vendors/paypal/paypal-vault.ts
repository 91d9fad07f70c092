import { Sheet } from '../sheet/sheet.ts';
import type { WalletCard } from '../sheet/wallet-cards.ts';
import type { VendorPage } from '../vendor-page.ts';
import type { PaypalButtonOptions } from './paypal-shapes.ts';

/** Sends the shopper's decision to the simulated PayPal; the merchant's page only receives the approval. */
async function sendDecision({ origin }: VendorPage, setupToken: string, decision: string): Promise<boolean> {
  const body = new URLSearchParams({ setup_token: setupToken, decision });
  const response = await fetch(`${origin}/vault/paypal`, { method: 'POST', body, credentials: 'omit' });
  return response.ok;
}

/**
 * Saves an account with the simulated PayPal, without a payment: from the click to approval, cancellation or an error.
 */
export async function runPaypalVault(page: VendorPage, options: PaypalButtonOptions, name: string): Promise<void> {
  const { createVaultSetupToken, onApprove, onCancel, onError } = options;
  let vaultSetupToken = '';
  try {
    vaultSetupToken = String((await createVaultSetupToken?.()) ?? '');
    if (!vaultSetupToken) throw new Error('createVaultSetupToken must give a setup token');
  } catch (error) {
    onError?.(error);
    return;
  }
  const save = async (card: WalletCard) => {
    try {
      if (card.outcome === 'fail') throw new Error('The simulated wallet failed');
      const isKnown = await sendDecision(page, vaultSetupToken, card.outcome);
      if (!isKnown) throw new Error('The setup token is unknown or has ended');
      await onApprove({ vaultSetupToken }, {});
      sheet.close();
    } catch (error) {
      sheet.close();
      onError?.(error);
    }
  };
  const cancel = () => {
    // Whether the cancellation arrives changes nothing for the merchant's page.
    sendDecision(page, vaultSetupToken, 'cancel').catch(() => {});
    onCancel?.({ vaultSetupToken });
  };
  const brand = { name, look: 'paypal' };
  const request = { purpose: 'save', brand, merchant: location.hostname, total: 'Nothing is charged now.' } as const;
  const sheet = new Sheet(request, { pay: save, cancel });
  sheet.open();
}
