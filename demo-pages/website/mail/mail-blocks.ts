/** One part of a mail's body. All are texts as typed: they are escaped when the mail is drawn. */
export type MailBlock =
  | { heading: string }
  /** A paragraph; its line feeds are kept. */
  | { text: string }
  | { list: readonly string[] }
  /** Somebody's own words, such as the message of an e-card. */
  | { quote: string; by?: string }
  /** A table of two columns, such as the lines of a receipt. */
  | { rows: readonly (readonly [label: string, value: string])[] }
  /** A link that stands alone; `href` is an absolute http(s) address. */
  | { button: string; href: string }
  /** A picture; `image` is an absolute http(s) address. */
  | { image: string; alt: string; width: number; height: number };
