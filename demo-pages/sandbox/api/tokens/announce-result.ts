import type { Database } from '../../../server/database/open-database.ts';
import type { Configuration, Gateway } from '../configurations/index.ts';
import { recordFormResult } from '../webhooks/index.ts';
import type { ReducedDetails } from './read-token-request.ts';

type Made = { token: string; gateway: Gateway; details: ReducedDetails };

/** What a merchant may read of payment details, by the names that `allowed_response_data` uses. */
function readable(configuration: Configuration, { gateway, details }: Made): Record<string, unknown> {
  const { type, token: configuration_token, result } = configuration;
  const { holderName, cardLast4, cardScheme, expireMonth, expireYear, contact } = details;
  const isAccount = type === 'bsb' || type === 'bank_account';
  return {
    configuration_token,
    type,
    gateway_id: gateway.id,
    gateway_type: gateway.type,
    customer_id: result.customer_id,
    ...(isAccount
      ? { account_name: holderName, account_number: cardLast4 }
      : { card_name: holderName, card_number_last4: cardLast4, card_scheme: cardScheme }),
    expire_month: expireMonth,
    expire_year: expireYear,
    ...contact,
  };
}

/** Unless the configuration names others. */
const USUAL = ['configuration_token', 'type', 'gateway_id', 'gateway_type', 'customer_id'];

/** Posts a form's one-time token to the address that its configuration names, if it names one. */
export async function announceResult(tx: Database, configuration: Configuration, made: Made, at: Date): Promise<void> {
  const { merchantId, purpose, result } = configuration;
  const { webhook_destination: url, allowed_response_data: allowed = USUAL } = result;
  if (!url) return;
  const known = Object.entries(readable(configuration, made));
  const told = known.filter(([name, value]) => allowed.includes(name) && value !== null && value !== undefined);
  const data = { purpose, payment_source: made.token, ...Object.fromEntries(told) };
  await recordFormResult(tx, { merchantId, url, data }, at);
}
