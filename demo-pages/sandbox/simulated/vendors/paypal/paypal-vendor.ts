import { make, styledRoot } from '#hosted-kit/dom.ts';
import { amountNumber, sheetAmount } from '../../../core/sandbox-money.ts';
import css from '../sheet/pay-button.css?inline';
import { drawPayButton } from '../sheet/pay-button.ts';
import { Sheet } from '../sheet/sheet.ts';
import type { WalletCard } from '../sheet/wallet-cards.ts';
import type { VendorPage } from '../vendor-names.ts';
import { runPaypal } from './paypal-flow.ts';
import { type ButtonOptions, eligibleFunding, FUNDING } from './paypal-shapes.ts';

const FACES: Record<string, { text: string; brand: string; look: string }> = {
  paypal: { text: 'Pay with', brand: 'SimPal', look: 'gold' },
  paylater: { text: 'Pay later with', brand: 'SimPal', look: 'white' },
};

/** The texts of the page's own labels; another label changes nothing here. */
const LABELS: Readonly<Record<string, string>> = { donate: 'Donate with' };

const COLORS = ['gold', 'blue', 'white'];

/** Waits for the page's decision on a click; without a decision the click continues. */
async function isAllowed({ onClick }: ButtonOptions, fundingSource: string): Promise<boolean> {
  let isRejected = false;
  const reject = async () => {
    isRejected = true;
  };
  const gate = { resolve: async () => {}, reject };
  const verdict = await onClick?.({ fundingSource }, gate);
  return !isRejected && verdict !== false;
}

/** The button's look from the page's options; the radius overrides the shape. */
function lookOf(usual: string, { height, color = '', shape, borderRadius }: ButtonOptions['style'] = {}) {
  const radius = borderRadius ?? (shape === 'pill' ? (height ?? 40) / 2 : undefined);
  return { look: COLORS.includes(color) ? color : usual, height, radius };
}

function createButtons(page: VendorPage, options: ButtonOptions) {
  const eligible = eligibleFunding(page.query).filter((source) => source in FACES);
  const sources = options.fundingSource ? eligible.filter((source) => source === options.fundingSource) : eligible;
  const hosts: HTMLElement[] = [];
  let isRunning = false;
  const buttons: HTMLButtonElement[] = [];
  const enable = async (isEnabled: boolean) => {
    for (const button of buttons) button.disabled = !isEnabled;
  };
  const click = async (source: string) => {
    if (isRunning) return;
    isRunning = true;
    try {
      if (!(await isAllowed(options, source))) return;
      const run = options.createVaultSetupToken ? runPaypalVault : runPaypal;
      await run(page, options, FACES[source]?.brand ?? 'SimPal');
    } catch (error) {
      options.onError?.(error);
    } finally {
      isRunning = false;
    }
  };
  return {
    isEligible: () => sources.length > 0,
    async render(target: string | HTMLElement): Promise<void> {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place?.isConnected) throw new Error('The container of the buttons is not in the page');
      const host = make('div');
      for (const source of sources) {
        const face = FACES[source];
        if (!face) continue;
        const usual = options.createVaultSetupToken ? 'Save' : face.text;
        const text = LABELS[options.style?.label ?? ''] ?? usual;
        buttons.push(
          drawPayButton(host, { ...face, text, ...lookOf(face.look, options.style) }, () => void click(source)),
        );
      }
      place.append(host);
      hosts.push(host);
      await options.onInit?.({}, { enable: () => enable(true), disable: () => enable(false) });
    },
    async close(): Promise<void> {
      for (const host of hosts) host.remove();
    },
  };
}

function createMessages(page: VendorPage, { amount }: { amount?: number | string } = {}) {
  const currency = page.query.get('currency') ?? 'AUD';
  const each = amountNumber(Math.floor(Number(amount) * 25));
  const offer =
    Number.isFinite(each) && each > 0
      ? `4 interest-free payments from ${sheetAmount(each, currency)}`
      : '4 interest-free payments';
  return {
    async render(target: string | HTMLElement): Promise<void> {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      const host = make('div');
      styledRoot(host, css).append(make('p', {}, `Pay in ${offer} with SimPal (simulated).`));
      place?.append(host);
    },
  };
}

/** Simulates PayPal's script; its address contains the currency and the enabled buttons. */
export function startPaypal(page: VendorPage): void {
  const components = (page.query.get('components') ?? 'buttons').split(',');
  const api = {
    version: '5.0.0-haven',
    FUNDING,
    Buttons: createButtons.bind(null, page),
    getFundingSources: () => eligibleFunding(page.query),
    isFundingEligible: (source: string) => eligibleFunding(page.query).includes(source),
    ...(components.includes('messages') ? { Messages: createMessages.bind(null, page) } : {}),
  };
  Object.assign(window, { [page.script.dataset.namespace ?? 'paypal']: api });
}

/** Sends the shopper's decision to the simulated PayPal; the merchant's page only receives the approval. */
async function sendDecision({ origin }: VendorPage, setupToken: string, decision: string): Promise<boolean> {
  const body = new URLSearchParams({ setup_token: setupToken, decision });
  const response = await fetch(`${origin}/vault/paypal`, { method: 'POST', body, credentials: 'omit' });
  return response.ok;
}

/**
 * Saves an account with the simulated PayPal, without a payment: from the click to approval, cancellation or an error.
 */
async function runPaypalVault(page: VendorPage, options: ButtonOptions, name: string): Promise<void> {
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
