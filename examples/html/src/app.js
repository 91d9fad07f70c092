const find = (selector) => document.querySelector(selector);
const field = find('#field');
const topic = find('drop-down');
const stepper = find('quantity-stepper');
const payment = find('#payment');

document.addEventListener('selection-change', ({ detail }) => {
  find('#topic').value = detail.value;
});
stepper.addEventListener('quantity-change', ({ detail }) => {
  find('#quantity').value = detail.quantity;
});
find('pay-widget').addEventListener('paymentSuccessful', ({ detail }) => {
  payment.value = `paid ${detail.charge_id}`;
});
find('pay-widget').addEventListener('unavailable', () => {
  payment.value = 'unavailable';
});
find('#add').onclick = () => {
  topic.options = [...topic.options, 'School'];
  field.querySelector('span').textContent = topic.options.length;
};
find('#open').onclick = () => {
  if (field.isConnected) field.remove();
  else find('h1').after(field);
};
find('#busy').onclick = () => {
  stepper.disabled = !stepper.disabled;
};
