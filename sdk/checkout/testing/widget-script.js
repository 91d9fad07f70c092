// A module that defines the checkout's element, as the provider's script does.
customElements.define(
  'pay-widget',
  class extends HTMLElement {
    connectedCallback() {
      this.textContent = 'rendered';
    }
  },
);
