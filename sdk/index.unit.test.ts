import { describe, expect, it } from 'vitest';
import * as library from './index.ts';

describe('the public names', () => {
  it('can be imported in Node, and are these', () => {
    expect(typeof document).toBe('undefined');
    expect(Object.keys(library).sort()).toEqual([
      'AfterpayCheckoutButton',
      'Api',
      'CANVAS_3DS_EVENT',
      'CHECKOUT_BUTTON_EVENT',
      'CHECKOUT_EVENTS',
      'Canvas3ds',
      'Checkout',
      'CheckoutSession',
      'Configuration',
      'ELEMENT',
      'EVENT',
      'ExternalCheckoutBuilder',
      'ExternalCheckoutChecker',
      'FORM_FIELD',
      'FRAUD_EVENT',
      'FraudService',
      'HtmlMultiWidget',
      'HtmlPaymentSourceWidget',
      'HtmlWidget',
      'INVALID_INSTRUCTION_TOKEN',
      'MonitoringContext',
      'MultiWidget',
      'PAYMENT_SOURCE_EVENT',
      'PAYMENT_SOURCE_TYPE',
      'PAYMENT_TYPE',
      'PURPOSE',
      'PaymentSourceBuilder',
      'PaymentSourceWidget',
      'PaypalCheckoutButton',
      'PaypalVaultClient',
      'STYLABLE_ELEMENT',
      'STYLABLE_ELEMENT_STATE',
      'STYLE',
      'SUPPORTED_CARD_TYPES',
      'SdkError',
      'TEXT',
      'TRIGGER',
      'TYPE',
      'VAULT_DISPLAY_EVENT',
      'VAULT_DISPLAY_STYLE',
      'VERSION',
      'VaultDisplayWidget',
      'WALLET_EVENT',
      'WalletButtons',
      'ZipmoneyCheckoutButton',
      'readBrowserDetails',
      'readInstructionToken',
      'readSecureToken',
      'setFlypayHosts',
      'setVendorScripts',
    ]);
  });

  it('construct outside a page without touching one', () => {
    const widget = new library.HtmlWidget('#form', 'pk1');
    expect(widget.getEnv()).toBe('sandbox');
    widget.setEnv('production');
    expect(widget.getEnv()).toBe('production');
    expect(() => widget.setEnv('live' as 'sandbox')).toThrow('unknown env: live');
    widget.destroy();
  });
});
