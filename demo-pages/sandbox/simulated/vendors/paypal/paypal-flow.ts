import { sheetAmount } from '../../../core/sandbox-money.ts';
import { sandboxReference } from '../sandbox-outcomes.ts';
import { Sheet } from '../sheet/sheet.ts';
import type { WalletCard, WalletContact } from '../sheet/wallet-cards.ts';
import type { VendorPage } from '../vendor-names.ts';
import type { ButtonOptions } from './paypal-shapes.ts';

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
export async function runPaypal(page: VendorPage, options: ButtonOptions, name: string): Promise<void> {
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
