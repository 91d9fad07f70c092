/** What the types refuse, because it would do nothing. */
export const refused = () => [
  // @ts-expect-error: a number, or the text of one.
  <gift-item price="much" />,
  // @ts-expect-error: an attribute holds text; the list is for `prop:mediaPreviews`.
  <media-feed media-previews={[]} />,
  // @ts-expect-error: the event carries something else.
  <drop-down on:selection-change={({ detail }) => detail.topic} />,
  // @ts-expect-error: there is no such attribute.
  <countdown-timer end="2039" />,
  // @ts-expect-error: there is no such environment.
  <pay-widget environment="prodction" />,
  // @ts-expect-error: a level is 2 to 5.
  <donation-form heading-level={9} />,
];
