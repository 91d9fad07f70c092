import type { BotCheckAction } from '#rules/bot-check/bot-check.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { createFormTickets, type FormTickets, TICKET_FIELD, TRAP_FIELD } from '../bot-check/form-ticket.ts';
import { createGoogleBotCheck } from '../bot-check/google-bot-check.ts';
import { createOwnBotCheck, type OwnBotCheck } from '../bot-check/own-bot-check.ts';
import { createSigner, type Signer } from '../bot-check/signing-key.ts';
import { BOT_CHECK_REFUSED, type BotCheck, type Verdict } from '../bot-check/verdict.ts';
import { type Fields, textField } from '../http/read-fields.ts';
import { clientAddress, wantsPage } from '../http/request-facts.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { asksConsent } from '../organisation/organisation.ts';
import type { FormLimits } from './form-limits.ts';

/** The configuration of what protects forms. */
export interface FormGuardOptions {
  /** Uses Google's check instead of the site's own. */
  recaptcha?: { secret: string; siteKey: string } | undefined;
  /** The number of zero bits that the site's own check requires. */
  difficulty?: number | undefined;
}

/** What protects every form that people can send. */
export interface FormGuards {
  readonly botCheck: BotCheck;
  ownBotCheck: OwnBotCheck;
  /** The site's own check asks for no work: it stops nobody. */
  isOff: boolean;
  tickets: FormTickets;
  /** Signs what forms and their mails carry. */
  signer: Signer;
  /**
   * A ticket for a page; empty when none can be made, because the page must be shown anyway. `startedMs`: for how long
   * the person has been filling in the form already.
   */
  ticket(action: BotCheckAction, startedMs?: number): string | Promise<string>;
}

export function createFormGuards(
  options: FormGuardOptions & {
    db: Database;
    siteOrigin: string;
    fetch: typeof globalThis.fetch;
    clock: () => number;
    log: (entry: Record<string, unknown>) => void;
  },
): FormGuards {
  const { db, siteOrigin, clock, recaptcha, difficulty } = options;
  const host = new URL(siteOrigin).hostname;
  const signer = createSigner(db, 'forms');
  const ownBotCheck = createOwnBotCheck({ signer, clock, ...(difficulty === undefined ? {} : { difficulty }) });
  const google = recaptcha && createGoogleBotCheck({ ...options, ...recaptcha, host });
  const tickets = createFormTickets(signer, clock);
  return {
    // O2.06: who declines Google's script must get through all the same, and a program would decline it too.
    get botCheck() {
      return google && !asksConsent() ? google : ownBotCheck;
    },
    ownBotCheck,
    isOff: !google && difficulty === 0,
    tickets,
    signer,
    ticket(action, startedMs) {
      const ticket = tickets.issue(action, startedMs);
      return typeof ticket === 'string' ? ticket : ticket.catch(() => '');
    },
  };
}

interface SentProof {
  token: string;
  fields: Fields;
}

/** Whether a post without JavaScript comes from a page that all visitors share, whose form has no ticket. */
export const lacksTicket = (c: WebsiteContext, { token, fields }: SentProof): boolean =>
  token === '' && wantsPage(c) && textField(fields, TICKET_FIELD) === '';

const TRAP_MESSAGE = 'Something was typed into a hidden field. Please send the form again.';

/**
 * Whether the sender seems to be a person. With JavaScript, the bot check's token decides. A form without JavaScript
 * cannot make a token but must work too; its proof is weaker (the ticket of its page, valid once and only after a
 * person could have read the page, and an empty trap field), so its limit is lower. Any other post without a token is
 * refused.
 */
export async function checkSender(
  c: WebsiteContext,
  form: { action: BotCheckAction } & SentProof,
  { botCheck, tickets }: { botCheck: BotCheck; tickets: FormTickets },
  limits: FormLimits,
): Promise<Verdict> {
  const { action, token, fields } = form;
  if (token !== '') return botCheck.verify(token, action, clientAddress(c));
  const ticket = textField(fields, TICKET_FIELD);
  if (!wantsPage(c) || ticket === '') return { isPerson: false, message: BOT_CHECK_REFUSED };
  limits.ticket(c);
  if (textField(fields, TRAP_FIELD) !== '') return { isPerson: false, message: TRAP_MESSAGE };
  return tickets.verify(ticket, action);
}
