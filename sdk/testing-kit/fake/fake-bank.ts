import { FakeFrame } from './fake-frame.ts';

/** The page of the shopper's bank in a `Canvas3ds`. */
export class FakeBank extends FakeFrame {
  /** The shopper confirms: `chargeAuthSuccess`. */
  confirm(): void {
    this.#answer('chargeAuthSuccess', 'success');
  }

  /** The bank or the shopper refuses: `chargeAuthReject`. */
  reject(): void {
    this.#answer('chargeAuthReject', 'rejected');
  }

  /** The shopper cancels: `chargeAuthCancelled`. */
  cancel(): void {
    this.#answer('chargeAuthCancelled', 'cancelled');
  }

  #answer(event: string, status: string): void {
    this.emit(event, { status, charge_3ds_id: this.parameter('widget_id') });
  }
}
