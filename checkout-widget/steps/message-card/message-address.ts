/** Characters; servers may refuse the address of a longer text. */
const LONGEST_TEXT = 1000;

export interface MessageCardContent {
  readonly type: 'success' | 'error';
  readonly title: string;
  readonly message: string;
}

const clip = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1).trimEnd()}…` : text);

/** C2.83, C2.84: the address of the message's page; it posts its height to `pageOrigin`. */
export function messageAddress(
  widgetOrigin: string,
  { type, title, message }: MessageCardContent,
  pageOrigin: string,
  widgetId: string,
): string {
  const query = new URLSearchParams({ title: clip(title), message: clip(message), type });
  query.set('widget_id', widgetId);
  query.set('sdk_origin', pageOrigin);
  return `${widgetOrigin}/message-widget?${query}`;
}
