import 'haven/checkout-widget';
import type { DropDownElementEvents, PayWidgetElementEvents } from 'haven/elements';
import 'haven/elements/donation-form';
import 'haven/elements/donation-mode';
import 'haven/elements/drop-down';
import 'haven/elements/emergency-banner';
import 'haven/elements/quantity-stepper';
import 'haven/elements/update-details-form';
import { html, LitElement } from 'lit';
import './own-stepper';

/** What is given to the tags, at first and after a change. */
const givenIn = (round: number) => ({
  label: `Tents ${round}`,
  quantity: round + 3,
  isBusy: round === 1,
  topics: ['Water', `Shelter ${round}`],
  donor: { firstName: `Ana ${round}` },
  amounts: [{ amount: 35 * round, does: `blankets for ${round}` }],
});

/** What a framework must be able to do with a tag: `npm test -- examples` tries each. */
export class Everywhere extends LitElement {
  static override properties = { round: { state: true }, isShown: { state: true }, heard: { state: true } };
  round = 1;
  isShown = true;
  heard: string[] = [];

  #hear = (text: string) => {
    this.heard = [...this.heard, text];
  };
  #choose = ({ detail }: DropDownElementEvents['selection-change']) => this.#hear(`selection-change ${detail.value}`);
  #pay = ({ detail }: PayWidgetElementEvents['paymentSuccessful']) =>
    this.#hear(`paymentSuccessful ${detail.charge_id}`);
  #change = () => {
    this.round = 2;
  };
  #toggle = () => {
    this.isShown = !this.isShown;
  };

  override createRenderRoot() {
    return this;
  }

  override firstUpdated() {
    const mode = this.querySelector<HTMLElementTagNameMap['donation-mode']>('#mode');
    mode?.addEventListener('mode-change', ({ detail }) => this.#hear(`mode-change ${detail.mode}`));
  }

  override render() {
    const given = givenIn(this.round);
    const banner = html`<emergency-banner id="banner" link-url="/donate">
      Families without a roof: ${this.round}
    </emergency-banner>`;
    return html`<main>
      <h1>Custom elements everywhere</h1>
      ${this.isShown ? banner : html`<p id="instead">No banner</p>`}
      <quantity-stepper
        id="stepper"
        label=${given.label}
        .value=${given.quantity}
        ?disabled=${given.isBusy}
      ></quantity-stepper>
      <drop-down id="topics" .options=${given.topics} @selection-change=${this.#choose}></drop-down>
      <update-details-form id="donor" .donor=${given.donor}></update-details-form>
      <donation-form id="amounts" .monthlyAmounts=${given.amounts}></donation-form>
      <donation-mode id="mode"></donation-mode>
      <pay-widget
        id="payment"
        @unavailable=${() => this.#hear('unavailable')}
        @paymentSuccessful=${this.#pay}
      ></pay-widget>
      <own-stepper
        id="own"
        @QuantityChange=${() => this.#hear('QuantityChange')}
        @QTYchange=${() => this.#hear('QTYchange')}
      ></own-stepper>
      <output id="heard">${this.heard.join(', ')}</output>
      <button id="change" type="button" @click=${this.#change}>Change what is given</button>
      <button id="toggle" type="button" @click=${this.#toggle}>Show or hide the banner</button>
    </main>`;
  }
}
