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
];
