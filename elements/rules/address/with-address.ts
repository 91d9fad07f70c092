/** A billing address as a form has it. */
interface BillingAddressTexts {
  billingAddressStreet: string;
  billingAddressSuburb: string;
  billingAddressCity: string;
  billingAddressState: string;
  billingAddressPostcode: string;
  billingAddressCountry: string;
}

/**
 * The values of a form without an address that was not entered: the form selects the state and the country by itself,
 * and they alone are no address. Otherwise a receipt would print a state that its donor never entered.
 */
export function withAddress<Values extends BillingAddressTexts>(values: Values): Values {
  const { billingAddressStreet, billingAddressSuburb, billingAddressCity, billingAddressPostcode } = values;
  const typed = [billingAddressStreet, billingAddressSuburb, billingAddressCity, billingAddressPostcode];
  if (typed.some((text) => text.trim() !== '')) return values;
  return { ...values, billingAddressState: '', billingAddressCountry: '' };
}
