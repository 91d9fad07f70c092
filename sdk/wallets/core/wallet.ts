import type { Environment } from '../../client/environments.ts';
import type { UnknownRecord } from '../../client/record.ts';
import type { ChargeToken } from './charge-token.ts';
import type { VendorScript } from './vendor-scripts.ts';
import type { CallbackRequest } from './wallet-calls.ts';
import type { UpdateAnswer, UpdateData, WalletEventMap } from './wallet-event.ts';
import type { WalletMeta } from './wallet-meta.ts';
import type { WalletAttempt, WalletState } from './wallet-session.ts';

/**
 * What every wallet's file exports as `startWallet`: loads the vendor's script, renders its buttons in
 * `context.container` and resolves when a shopper can use them. It rejects with `unavailable(reason, text)`
 * (unavailable.ts) if it cannot show a button; its descriptor loads the file.
 */
export type StartWallet = (context: WalletContext) => Promise<WalletHandle>;

/**
 * A wallet that is shown; `context.signal` releases everything it holds, and the owner of the signal removes the
 * container.
 */
export interface WalletHandle {
  /** The merchant's `close()`: only for wallets that can be closed by a script. */
  close?(): void;
}

/** What a wallet receives: its container, the order, and the functions that reach the merchant and the provider. */
export interface WalletContext {
  /** An empty element of the page, for this wallet alone. */
  readonly container: HTMLElement;
  /** The token as the merchant gave it, which is also the credential of every call. */
  readonly chargeToken: string;
  /** The decoded token: gateway, charge and credentials, overridden by those of the options. */
  readonly token: ChargeToken;
  readonly meta: WalletMeta;
  readonly environment: Environment;
  /** True for `gateway_mode: 'live'`; every other value means the sandbox (S3.31). */
  readonly isLive: boolean;
  /** Aborted by `destroy()`, and before a new `load()`. */
  readonly signal: AbortSignal;

  /** Loads a script of the table of vendors, once a page; `query` is added to its address. */
  loadScript(name: VendorScript, query?: URLSearchParams): Promise<void>;
  /** POST /v1/charges/wallet/callback; announces its response as `callback`. */
  callback(request: CallbackRequest): Promise<UnknownRecord>;
  /**
   * For a click on the library's or the vendor's button: emits `button_click`, runs the merchant's click handlers and
   * begins an attempt. Undefined if the click does not count: refused at once, busy, disabled or paid. The handlers may
   * still be pending: see `attempt.accepted`.
   */
  runClick(wallet?: string): WalletAttempt | undefined;
  /** The same for wallets whose clicks cannot be observed, such as in a frame; no handler runs. */
  begin(wallet?: string): WalletAttempt | undefined;
  /**
   * Emits `update` and waits for the merchant's `update(answer)`; without a handler the answer is `{success: true}`.
   */
  runUpdate(data: UpdateData): Promise<UpdateAnswer>;
  /** Emits an event that does not end an attempt; outcomes go through the attempt, which emits exactly one. */
  emit<Name extends 'auth_tokens_changed' | 'unavailable'>(name: Name, data: WalletEventMap[Name]): void;
  /**
   * Runs at once and at every change: `busy` while a click handler or a payment is pending, `disabled` finally after
   * payment.
   */
  onState(listener: (state: WalletState) => void): void;
}

export type { CallbackRequest, UpdateAnswer, UpdateData, WalletAttempt, WalletState };
