import 'haven/checkout-widget';
import 'haven/elements/quantity-stepper';
import 'haven/elements/update-details-form';

const field = document.querySelector('#field') as HTMLElement;
const topic = field.querySelector('drop-down') as HTMLElementTagNameMap['drop-down'];
const stepper = document.querySelector('quantity-stepper') as HTMLElementTagNameMap['quantity-stepper'];
const write = (id: string, text: string) => {
  (document.querySelector(id) as HTMLOutputElement).value = text;
};
const press = (id: string, act: () => void) => document.querySelector(id)?.addEventListener('click', act);

stepper.addEventListener('quantity-change', ({ detail }) => write('#quantity', String(detail.quantity)));
const widget = document.querySelector('pay-widget');
widget?.addEventListener('paymentSuccessful', ({ detail }) => write('#payment', `paid ${detail.charge_id}`));
widget?.addEventListener('unavailable', () => write('#payment', 'unavailable'));
press('#add', () => {
  topic.options = [...topic.options, 'School'];
  (field.querySelector('span') as HTMLElement).textContent = String(topic.options.length);
});
press('#open', () => (field.isConnected ? field.remove() : document.querySelector('h1')?.after(field)));
press('#busy', () => {
  stepper.disabled = !stepper.disabled;
});
