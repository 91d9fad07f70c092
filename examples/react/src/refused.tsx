import { CountdownTimer, DropDown } from 'haven/react';

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
];
