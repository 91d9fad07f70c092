import { QuantityStepperElement } from 'haven/elements/quantity-stepper/class';

/** A tag of one's own, made of one of Haven's, with events in two more styles of names. */
class OwnStepper extends QuantityStepperElement {
  constructor() {
    super();
    this.addEventListener('quantity-change', () => {
      for (const name of ['QuantityChange', 'QTYchange']) this.dispatchEvent(new CustomEvent(name));
    });
  }
}

customElements.define('own-stepper', OwnStepper);

declare module 'vue' {
  interface GlobalComponents {
    'own-stepper': new () => OwnStepper & {
      $props: { id?: string; onQuantityChange?: () => void; onQTYchange?: () => void };
    };
  }
}
