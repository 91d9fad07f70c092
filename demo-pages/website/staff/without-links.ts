/**
 * A mail as staff may see it: links in a mail act for its receiver (they change a monthly gift, sign in, open an
 * order), so of every address only the host is left, and nothing can be clicked.
 */
export function withoutLinks({ html, text }: { html: string; text: string }): { html: string; text: string } {
  // A quotation mark in a text is escaped in `html`: these are attributes.
  return { html: shortened(html.replaceAll(/ href="[^"]*"/g, '')), text: shortened(text) };
}

const shortened = (text: string) => text.replaceAll(/(https?:\/\/[^\s"'<>/?#]*)[/?#][^\s"'<>]*/gi, '$1/…');
