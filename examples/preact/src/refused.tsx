/** What the types refuse, because it would do nothing. */
export const refused = [
  // @ts-expect-error: a number, or the text of one.
  <gift-item key="1" price="much" />,
  // @ts-expect-error: an attribute holds text; the list would be “[object Object]”.
  <media-feed key="2" media-previews={[]} />,
  // @ts-expect-error: the event carries something else.
  <drop-down key="3" onselection-change={({ detail }) => detail.topic} />,
  // @ts-expect-error: there is no such attribute.
  <countdown-timer key="4" end="2039" />,
  // @ts-expect-error: there is no such environment.
  <pay-widget key="5" environment="prodction" />,
  // @ts-expect-error: a level is 2 to 5.
  <donation-form key="6" heading-level={9} />,
];
