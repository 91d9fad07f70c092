import type { Environment } from '../../client/environments.ts';
import type { UnknownRecord } from '../../client/record.ts';
import type { ChargeToken } from './charge-token.ts';
import type { VendorScript } from './vendor-scripts.ts';
import type { CallbackRequest } from './wallet-calls.ts';
import type { UpdateAnswer, UpdateData, WalletEventMap } from './wallet-event.ts';
import type { WalletMeta } from './wallet-meta.ts';
import type { WalletAttempt, WalletState } from './wallet-session.ts';

/**
 * What every wallet's file exports as `startWallet`: loads the vendor's script, draws its buttons in `context.container` and
 * resolves when a shopper can use them. It rejects with `unavailable(reason, text)` (unavailable.ts) when there is nothing to draw;
 * its descriptor loads the file.
 */
export type StartWallet = (context: WalletContext) => Promise<WalletHandle>;

/** A drawn wallet; everything it holds goes with `context.signal`, whose owner also removes the container. */
export interface WalletHandle {
  /** The merchant's `close()`: only wallets that can be told to close have it. */
  close?(): void;
}

/** What a wallet gets: where to draw, what to sell, and lines to the merchant and to the provider. */
export interface WalletContext {
  /** An empty element of the page, for this wallet alone. */
  readonly container: HTMLElement;
  /** The token as the merchant gave it: also the credential of every call. */
  readonly chargeToken: string;
  /** The decoded token: gateway, charge and credentials, those of the options on top. */
  readonly token: ChargeToken;
  readonly meta: WalletMeta;
  readonly environment: Environment;
  /** False where nobody called `setEnv`. */
  readonly isPlaced: boolean;
  /** True for `gateway_mode: 'live'`; everything else is the sandbox (S3.31). */
  readonly isLive: boolean;
  /** Aborted by `destroy()`, and before a new `load()`. */
  readonly signal: AbortSignal;

  /** Loads a script of the table of vendors, once a page; `query` is added to its address. */
  loadScript(name: VendorScript, query?: URLSearchParams): Promise<void>;
  /** POST /v1/charges/wallet/callback; announces its answer as `callback`. */
  callback(request: CallbackRequest): Promise<UnknownRecord>;
  /**
   * For a button of one's own or of the vendor: emits `button_click`, runs the merchant's click handlers and begins an
   * attempt. Undefined when the click counts for nothing: refused at once, busy, disabled or paid.
   * The handlers may still be thinking: see `attempt.accepted`.
   */
  runClick(wallet?: string): WalletAttempt | undefined;
  /** The same for wallets whose clicks nobody sees, such as a frame; no handler runs. */
  begin(wallet?: string): WalletAttempt | undefined;
  /** Emits `update` and waits for the merchant's `update(answer)`; without a handler the answer is `{success: true}`. */
  runUpdate(data: UpdateData): Promise<UpdateAnswer>;
  /** Emits an event that ends no attempt; outcomes go through the attempt, which lets exactly one through. */
  emit<Name extends 'auth_tokens_changed' | 'unavailable'>(name: Name, data: WalletEventMap[Name]): void;
  /** Runs at once and at every change: `busy` while a click is thought over or paid for, `disabled` for good once paid. */
  onState(listener: (state: WalletState) => void): void;
}

export type { CallbackRequest, UpdateAnswer, UpdateData, WalletAttempt, WalletState };
