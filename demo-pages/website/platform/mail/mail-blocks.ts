/**
 * One part of a mail's body. All texts are as typed: they are escaped when the mail is rendered. `isEnglish` marks what
 * stays in English in a mail of another language.
 */
export type MailBlock =
  | { heading: string; isEnglish?: boolean }
  /** A paragraph; its line feeds are kept. */
  | { text: string; isEnglish?: boolean }
  | { list: readonly string[] }
  /** A person's own words, such as the message of an e-card. */
  | { quote: string; by?: string }
  /** A table of two columns, such as the lines of a receipt. */
  | { rows: readonly (readonly [label: string, value: string])[]; isEnglish?: boolean }
  /** A link on a separate line; `href` is an absolute http(s) address. */
  | { button: string; href: string }
  /** A picture; `image` is an absolute http(s) address. */
  | { image: string; alt: string; width: number; height: number };
