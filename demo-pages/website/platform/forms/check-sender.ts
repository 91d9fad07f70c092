import type { BotCheckAction } from '#rules/bot-check/bot-check.ts';
import { type FormTickets, TICKET_FIELD, TRAP_FIELD } from '../bot-check/form-ticket.ts';
import { BOT_CHECK_REFUSED, type BotCheck, type Verdict } from '../bot-check/verdict.ts';
import { type Fields, textField } from '../http/read-fields.ts';
import { clientAddress, wantsPage } from '../http/request-facts.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import type { FormLimits } from './form-limits.ts';

export const TRAP_MESSAGE = 'Something was typed into a hidden field. Please send the form again.';

/**
 * Whether the sender seems to be a person. With JavaScript, the bot check's token decides. A form without JavaScript
 * cannot make a token but must work too; its proof is weaker (the ticket of its page, valid once and only after a
 * person could have read the page, and an empty trap field), so its limit is lower. Any other post without a token is
 * refused.
 */
export async function checkSender(
  c: WebsiteContext,
  form: { action: BotCheckAction; token: string; fields: Fields },
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
