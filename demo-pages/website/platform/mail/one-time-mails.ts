/** A mail with a link that signs its reader in. */
export const SIGN_IN_MAIL = 'my-giving-link';

/** Mails whose text gives access: it is not kept once the mail was sent. */
const ONE_TIME: ReadonlySet<string> = new Set([SIGN_IN_MAIL]);

/** How long the link of such a mail works. Later nobody can use it. */
export const ONE_TIME_MS = 30 * 60_000;

/** Whether a mail's text gives access. */
export const isOneTime = (kind: string): boolean => ONE_TIME.has(kind);

/** What is emptied of a mail that was sent. */
export const emptiedAfterSending = (kind: string): { text?: string; html?: string } =>
  isOneTime(kind) ? { text: '', html: '' } : {};
