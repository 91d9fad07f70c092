import { make, styledRoot } from '#hosted-kit/dom.ts';
import { amountNumber, sheetAmount } from '../../../core/sandbox-money.ts';
import { sandboxReference } from '../sandbox-outcomes.ts';
import css from '../sheet/pay-button.css?inline';
import { renderPayButton } from '../sheet/pay-button.ts';
import { Sheet } from '../sheet/sheet.ts';
import type { WalletCard, WalletContact } from '../sheet/wallet-cards.ts';
import type { VendorPage } from '../vendor-names.ts';
import { type ButtonOptions, eligibleFunding, FUNDING } from './paypal-shapes.ts';

const OPTIONS = [
  { id: 'standard', label: 'Standard delivery', amount: '0.00' },
  { id: 'express', label: 'Express delivery', amount: '9.95' },
];

/** The order as the simulated sheet shows it, requested from the sandbox and not from the merchant's page. */
async function orderFacts({ origin }: VendorPage, orderId: string): Promise<{ total: string; merchant: string }> {
  try {
    const response = await fetch(`${origin}/wallet/orders/${encodeURIComponent(orderId)}`, { credentials: 'omit' });
    const { amount, currency, merchant } = await response.json();
    if (response.ok) return { total: sheetAmount(amount, currency), merchant };
  } catch {
    // A page whose policy forbids the request still gets a sheet, without the amount.
  }
  return { total: 'your order', merchant: location.hostname };
}

const addressOf = ({ city, state, country, postcode }: WalletContact) => ({
  city,
  state,
  countryCode: country,
  postalCode: postcode,
});

/** One simulated PayPal payment, from the click to approval, cancellation or an error. */
async function runPaypal(page: VendorPage, options: ButtonOptions, name: string): Promise<void> {
  const { onApprove, onCancel, onError, onShippingAddressChange, onShippingOptionsChange, onShippingChange } = options;
  const currency = page.query.get('currency') ?? '';
  let orderID = '';
  try {
    orderID = String(await options.createOrder());
    if (!orderID) throw new Error('createOrder must give an order id');
  } catch (error) {
    onError?.(error);
    return;
  }
  const { total, merchant } = await orderFacts(page, orderID);
  const asksShipping = Boolean(onShippingAddressChange ?? onShippingOptionsChange ?? onShippingChange);

  /** Whether the merchant's page accepts the change: it neither called `reject` nor threw. */
  const isAccepted = async (ask: ((data: never, actions: never) => unknown) | undefined, data: object) => {
    let isRejected = false;
    const reject = async () => {
      isRejected = true;
    };
    await ask?.(data as never, { reject, resolve: async () => {} } as never);
    return !isRejected;
  };
  const changed = async (ask: Parameters<typeof isAccepted>[0], data: object, older: object) => {
    const isGood = ask ? await isAccepted(ask, data) : await isAccepted(onShippingChange, older);
    if (!isGood) sheet.say('The shop does not offer this delivery option.', true);
  };
  const pay = async (card: WalletCard) => {
    if (card.outcome === 'fail') {
      sheet.close();
      onError?.(new Error('The simulated wallet failed'));
      return;
    }
    const payerID = sandboxReference('', card.outcome);
    try {
      await onApprove({ orderID, payerID, paymentSource: 'paypal' }, {});
      sheet.close();
    } catch (error) {
      sheet.close();
      onError?.(error);
    }
  };
  const sheet = new Sheet(
    {
      brand: { name, look: 'paypal' },
      merchant,
      total,
      asksContact: asksShipping,
      options:
        onShippingOptionsChange || onShippingChange
          ? OPTIONS.map((option) => ({ ...option, price: sheetAmount(option.amount, currency) }))
          : [],
    },
    {
      contact: (contact) => {
        const { city, state, countryCode, postalCode } = addressOf(contact);
        const older = { city, state, country_code: countryCode, postal_code: postalCode };
        const data = { orderID, shippingAddress: addressOf(contact) };
        return changed(onShippingAddressChange, data, { orderID, shipping_address: older });
      },
      option: (id) => {
        const { label = '', amount = '0.00' } = OPTIONS.find((option) => option.id === id) ?? {};
        const facts = { id, label, type: 'SHIPPING', selected: true };
        const data = { ...facts, amount: { value: amount, currencyCode: currency } };
        const older = { ...facts, amount: { value: amount, currency_code: currency } };
        return changed(
          onShippingOptionsChange,
          { orderID, selectedShippingOption: data },
          { orderID, selected_shipping_option: older },
        );
      },
      pay,
      cancel: () => onCancel?.({ orderID }),
    },
  );
  sheet.open();
}

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
          renderPayButton(host, { ...face, text, ...lookOf(face.look, options.style) }, () => void click(source)),
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
