import { compact } from './payment-method.ts';
import type { UpdateAnswer, WalletContext } from './wallet.ts';
import type { ShippingAddress, ShippingOption } from './wallet-event.ts';
import { repriced, shippingOption, type WalletOrder } from './wallet-order.ts';

/** The order of an open sheet, which the shopper's choices and the merchant's answers change. */
export interface Delivery {
  order(): WalletOrder;
  /** The chosen delivery option; undefined if there is none to choose. */
  chosen(): ShippingOption | undefined;
  /** Asks the merchant about another address; true if the merchant accepted it. */
  changeAddress(shipping: ShippingAddress): Promise<boolean>;
  /** The same for another delivery option, by its id. */
  changeOption(id: string | undefined): Promise<boolean>;
}

/** Starts with the offered order; a change that the merchant rejects changes nothing. */
export function startDelivery(offered: WalletOrder, context: Pick<WalletContext, 'runUpdate'>): Delivery {
  let order = offered;
  let chosen = shippingOption(order);
  const accept = ({ success, body }: UpdateAnswer, id: string | undefined) => {
    if (!success) return false;
    order = repriced(order, body);
    chosen = shippingOption(order, id);
    return true;
  };
  return {
    order: () => order,
    chosen: () => chosen,
    async changeAddress(address) {
      const shipping = compact(address) ?? {};
      // The price of an address depends on the chosen delivery option.
      const update = chosen ? { shipping, selected_shipping_option: chosen } : { shipping };
      return accept(await context.runUpdate(update), chosen?.id);
    },
    async changeOption(id) {
      const selected_shipping_option = order.shippingOptions.find((option) => option.id === id);
      // Not one of our options, so the merchant cannot price it.
      if (!selected_shipping_option) return false;
      return accept(await context.runUpdate({ selected_shipping_option }), id);
    },
  };
}
