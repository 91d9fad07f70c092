import { type RetryPlan, retryWait } from '../../../server/operations/jobs/retry-wait.ts';

/** The maximum number of attempts for a mail, over three days. */
export const MAX_ATTEMPTS = 22;
export const MAIL_RETRY_PLAN: RetryPlan = { firstMs: 30_000, longestMs: 6 * 3_600_000 };

/** The delay before the next attempt, in ms from now. */
export function waitAfter(attempts: number, random?: () => number): number {
  return retryWait(MAIL_RETRY_PLAN, attempts, random);
}

/** What a mail server answered, as nodemailer has it. */
interface Refusal {
  responseCode?: unknown;
  code?: unknown;
  /** The command that was refused, such as `RCPT TO`. */
  command?: unknown;
  /** The server's text, which quotes people's addresses. */
  response?: unknown;
}

/**
 * The storable part of an error: its code, with the enhanced one that says what was refused, such as `550 5.4.5`. A
 * mail server's text quotes people's addresses.
 */
export function codeOf(error: unknown): string {
  const refusal = (error ?? {}) as Refusal;
  const { responseCode, code } = refusal;
  if (typeof responseCode === 'number') return [responseCode, enhancedCode(refusal)].filter(Boolean).join(' ');
  return typeof code === 'string' && /^[A-Z_]{1,30}$/.test(code) ? code : 'unknown';
}

/**
 * Whether the server will never take a mail for this address. Other permanent answers (5xx) refuse the sender: a quota,
 * a password, a domain that is not verified. People mend these, and then the mail is sent.
 */
export function isFinal(error: unknown): boolean {
  const refusal = (error ?? {}) as Refusal;
  const { responseCode, command } = refusal;
  if (typeof responseCode !== 'number' || responseCode < 500 || IS_OF_SENDER.has(responseCode)) return false;
  const enhanced = enhancedCode(refusal);
  if (NOT_ASCII.test(enhanced)) return true;
  return command === 'RCPT TO' && (enhanced === '' || OF_ADDRESS.test(enhanced));
}

/** The server asks for TLS or a password first, or takes no mail at all. */
const IS_OF_SENDER: ReadonlySet<number> = new Set([521, 530, 534, 535, 538]);
/** RFC 3463: the address or the mailbox, but not the sender's (5.1.7 and 5.1.8). */
const OF_ADDRESS = /^5\.(1\.([0-6]|10)|2\.\d+)$/;
/** RFC 6531: an address that is not ASCII, at a server that only takes such. */
const NOT_ASCII = /^5\.6\.[79]$/;

function enhancedCode({ response }: Refusal): string {
  const [, enhanced = ''] =
    typeof response === 'string' ? (/^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []) : [];
  return enhanced;
}
