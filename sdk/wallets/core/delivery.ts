import { compact } from './payment-method.ts';
import type { UpdateAnswer, WalletContext } from './wallet.ts';
import type { ShippingAddress, ShippingOption } from './wallet-event.ts';
import { repriced, shippingOption, type WalletOrder } from './wallet-order.ts';

/** The order of an open sheet, as the shopper's choices and the merchant's answers change it. */
export interface Delivery {
  order(): WalletOrder;
  /** The chosen way; undefined without a choice to make. */
  chosen(): ShippingOption | undefined;
  /** Asks the merchant about another address; true when the merchant accepted it. */
  changeAddress(shipping: ShippingAddress): Promise<boolean>;
  /** The same about another way, by its id. */
  changeOption(id: string | undefined): Promise<boolean>;
}

/** Starts from the order as it was offered; a change that the merchant rejects changes nothing. */
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
      // The price of an address depends on the way that is chosen.
      const update = chosen ? { shipping, selected_shipping_option: chosen } : { shipping };
      return accept(await context.runUpdate(update), chosen?.id);
    },
    async changeOption(id) {
      const selected_shipping_option = order.shippingOptions.find((option) => option.id === id);
      // No option of ours: nothing that the merchant could price.
      if (!selected_shipping_option) return false;
      return accept(await context.runUpdate({ selected_shipping_option }), id);
    },
  };
}
