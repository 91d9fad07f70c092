import 'haven/checkout-widget';
import type { PayWidgetElementEvents, QuantityStepperElementEvents } from 'haven/elements';
import 'haven/elements/quantity-stepper';
import 'haven/elements/update-details-form';
import { html, LitElement } from 'lit';
import { topicField } from './topic';

export class AppealApp extends LitElement {
  static override properties = {
    topics: { state: true },
    topic: { state: true },
    isOpen: { state: true },
    isBusy: { state: true },
    quantity: { state: true },
    payment: { state: true },
  };
  topics = ['Water', 'Shelter'];
  topic = '';
  isOpen = true;
  isBusy = false;
  quantity = 2;
  payment = 'open';

  #setQuantity = ({ detail }: QuantityStepperElementEvents['quantity-change']) => {
    this.quantity = detail.quantity;
  };
  #setPaid = ({ detail }: PayWidgetElementEvents['paymentSuccessful']) => {
    this.payment = `paid ${detail.charge_id}`;
  };

  override createRenderRoot() {
    return this;
  }

  override render() {
    const choose = (topic: string) => {
      this.topic = topic;
    };
    return html`<main>
      <h1>An appeal</h1>
      ${this.isOpen ? topicField(this.topics, this.topic, choose) : ''}
      <quantity-stepper
        label="Tents"
        .value=${this.quantity}
        ?disabled=${this.isBusy}
        @quantity-change=${this.#setQuantity}
      ></quantity-stepper>
      <output id="quantity">${this.quantity}</output>
      <update-details-form .donor=${{ firstName: 'Ana' }}></update-details-form>
      <pay-widget
        @paymentSuccessful=${this.#setPaid}
        @unavailable=${() => {
          this.payment = 'unavailable';
        }}
      ></pay-widget>
      <output id="payment">${this.payment}</output>
      <button
        id="add"
        type="button"
        @click=${() => {
          this.topics = [...this.topics, 'School'];
        }}
      >
        Add a topic
      </button>
      <button
        id="open"
        type="button"
        @click=${() => {
          this.isOpen = !this.isOpen;
        }}
      >
        Open or close
      </button>
      <button
        id="busy"
        type="button"
        @click=${() => {
          this.isBusy = !this.isBusy;
        }}
      >
        Busy or not
      </button>
    </main>`;
  }
}
