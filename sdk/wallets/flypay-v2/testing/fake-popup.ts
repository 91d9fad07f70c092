import type { UnknownRecord } from '../../../client/record.ts';
import type { AuthTokens } from '../flypay-v2-message.ts';
import { type FlypayV2Events, type FlypayV2Run, type FlypayV2State, startFlypayV2 } from '../flypay-v2-run.ts';

/** A popup without a browser. */
export class FakePopup {
  closed = false;
  focused = 0;
  readonly received: unknown[] = [];
  close() {
    this.closed = true;
  }
  focus() {
    this.focused += 1;
  }
}

/** A page without a browser, for the tests of the pay-later wallet's flow; records all events. */
export class FlypayV2World {
  readonly log: string[] = [];
  readonly events: (readonly [keyof FlypayV2Events, unknown])[] = [];
  readonly popups: FakePopup[] = [];
  readonly #listeners = new Map<FakePopup, (message: UnknownRecord) => void>();
  readonly run: FlypayV2Run;
  state: FlypayV2State = 'idle';
  overlays = 0;
  overlaysShown = 0;
  isBlocked = false;
  /** False if the overlay could not be loaded. */
  hasOverlay = true;
  /** The merchant's handler of every event. */
  onReport: () => void = () => {};
  controls: { onContinue: () => void; onClose: () => void } | undefined;
  ask: () => Promise<boolean> = () => Promise.resolve(true);
  createOrderId: () => Promise<string> = () => Promise.resolve('o1');
  /** The provider's response about the charge. */
  chargeStatus: unknown = 'wallet_initialized';

  constructor(tokens?: AuthTokens) {
    this.run = startFlypayV2({
      tokens,
      ask: () => {
        this.log.push('ask');
        return this.ask();
      },
      createOrderId: () => {
        this.log.push('order');
        return this.createOrderId();
      },
      chargeStatus: async () => {
        this.log.push('status');
        return this.chargeStatus;
      },
      open: (orderId, isExpress) => {
        this.log.push(`open ${orderId} ${isExpress ? 'express' : 'default'}`);
        if (this.isBlocked) return null;
        this.popups.push(new FakePopup());
        // The run uses only the members of a window that the fake one has.
        return this.popup as object as Window;
      },
      listen: (window, onMessage) => {
        const popup = window as object as FakePopup;
        this.#listeners.set(popup, onMessage);
        return { post: (message) => popup.received.push(message), close: () => this.#listeners.delete(popup) };
      },
      overlay: (controls) => {
        if (!this.hasOverlay) return undefined;
        this.controls = controls;
        this.overlays += 1;
        return {
          show: () => {
            this.log.push('overlay');
            this.overlaysShown += 1;
          },
          hide: () => {
            this.overlaysShown -= 1;
          },
        };
      },
      report: (name, data) => {
        this.events.push([name, data]);
        this.onReport();
      },
      onState: (state) => {
        this.state = state;
        this.log.push(`state ${state}`);
      },
    });
  }

  /** The latest popup. */
  get popup(): FakePopup {
    return this.popups.at(-1) as FakePopup;
  }

  /** The number of popups with a listener. */
  get listening(): number {
    return this.#listeners.size;
  }

  /** Dispatches a message of a popup. */
  say(message: UnknownRecord, popup = this.popup): void {
    this.#listeners.get(popup)?.(message);
  }
}
