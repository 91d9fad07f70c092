/** The look of PayPal's button, as PayPal documents it: the same for a single gift and for a saved account. */
export const PAYPAL_STYLE = {
  layout: 'horizontal',
  color: 'blue',
  shape: 'pill',
  height: 55,
  borderRadius: 10,
  label: 'donate',
};
