import type { EventOf, OlderEventName, WalletEventMap, WalletEventName } from './wallet-event.ts';

/** Either spelling of an event's name. */
export type AnyWalletEventName = WalletEventName | OlderEventName;

/** The argument of a handler: the name it was registered under, and the event's data. */
export interface WalletEvent<Name extends AnyWalletEventName> {
  /** The name that the handler was registered under. */
  readonly event: Name;
  /** The event's data. */
  readonly data: WalletEventMap[EventOf<Name>];
}

/** A handler; a click handler that returns false or rejects cancels the click. */
export type WalletEventHandler<Name extends AnyWalletEventName> = (event: WalletEvent<Name>) => unknown;
