import type { PaypalShippingChange } from './paypal-requests.ts';

/** The part of PayPal's script that is used; shapes as PayPal documents them. */
export interface PaypalApi {
  Buttons(options: PaypalWalletOptions): PaypalButtons;
  Messages?(options: PaypalMessageOptions): { render(container: HTMLElement): Promise<void> };
  readonly FUNDING?: { readonly PAYPAL: string; readonly PAYLATER: string };
}

export interface PaypalButtons {
  isEligible(): boolean;
  render(container: HTMLElement): Promise<void>;
  close?(): Promise<void>;
}

interface Gate {
  resolve(): Promise<void>;
  reject(): Promise<void>;
}

/** PayPal's function that enables and disables its buttons. */
export interface PaypalSwitch {
  enable(): Promise<void>;
  disable(): Promise<void>;
}

type ShippingHandler = (change: PaypalShippingChange, actions: Pick<Gate, 'reject'>) => Promise<void>;

export interface PaypalWalletOptions {
  readonly style: object;
  readonly fundingSource?: string;
  onInit(data: unknown, actions: PaypalSwitch): void;
  onClick(data: unknown, actions: Gate): Promise<void>;
  createOrder(): Promise<string>;
  onApprove(data: { readonly orderID?: unknown; readonly payerID?: unknown }): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
  readonly onShippingAddressChange?: ShippingHandler;
  readonly onShippingOptionsChange?: ShippingHandler;
}

export interface PaypalMessageOptions {
  readonly amount?: number | string | undefined;
  readonly placement: 'payment';
  readonly style?: object;
}
