import { CountdownTimer, DonationForm, DropDown } from 'haven/react';
import { Configuration, type HtmlWidget, type ZipmoneyCheckoutButton } from 'haven/sdk';

/** What the types refuse, because it would do nothing. */
export const refused = [
  // @ts-expect-error: it needs an end date.
  <CountdownTimer key="1" />,
  // @ts-expect-error: a component takes a list, and no text of it.
  <DropDown key="2" options="Water" />,
  // @ts-expect-error: there is no such event.
  <DropDown key="3" onSelectionChanged={() => {}} />,
  // @ts-expect-error: the event carries something else.
  <DropDown key="4" onSelectionChange={({ detail }) => detail.topic} />,
  // @ts-expect-error: a number, or the text of one.
  <gift-item key="5" price="much" />,
  // @ts-expect-error: an attribute holds text; the list would be “[object Object]”.
  <media-feed key="6" media-previews={[]} />,
  // @ts-expect-error: an absent attribute says true.
  <donation-form key="7" cover-costs={false} />,
  // @ts-expect-error: there is no such attribute.
  <countdown-timer key="8" end="2039" />,
  // @ts-expect-error: there is no such environment.
  <pay-widget key="9" environment="prodction" />,
  // @ts-expect-error: a level is 2 to 5.
  <DonationForm key="10" headingLevel={9} />,
];

/** The same of calls. */
export function refusedCalls(form: HtmlWidget, button: ZipmoneyCheckoutButton) {
  // @ts-expect-error: a kind of payment is `card` or `bank_account`.
  new Configuration('gateway', 'bnk');
  // @ts-expect-error: nothing of that name is reported.
  form.onFinishInsert('#field', 'payment_sorce');
  // @ts-expect-error: only a button has this state.
  form.setElementStyle('input', 'hover', { border_color: 'red' });
  // @ts-expect-error: a form never takes a card's number from the page.
  form.setFormValues({ card_number: '4242424242424242' });
  // @ts-expect-error: an amount is a text.
  button.setMeta({ amount: 20 });
}
