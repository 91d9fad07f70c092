import type { EventOf, OlderEventName, WalletEventMap, WalletEventName } from './wallet-event.ts';

/** Either spelling of an event's name. */
export type AnyWalletEventName = WalletEventName | OlderEventName;

/** What a handler receives: the name it was registered under, and the event's data. */
export interface WalletEvent<Name extends AnyWalletEventName> {
  /** The name that the handler was registered under. */
  readonly event: Name;
  /** What the event carries. */
  readonly data: WalletEventMap[EventOf<Name>];
}

/** A handler; that of a click may answer false, or reject, and the click counts for nothing. */
export type WalletEventHandler<Name extends AnyWalletEventName> = (event: WalletEvent<Name>) => unknown;
