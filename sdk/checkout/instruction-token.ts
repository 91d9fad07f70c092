import type { EnvironmentName } from '../client/environments.ts';
import { decodeJson, readJwt } from '../client/jwt.ts';
import { isText } from '../client/record.ts';
import { misuse } from '../client/sdk-error.ts';

/** S5.45: with its full stop. */
export const INVALID_INSTRUCTION_TOKEN = 'Invalid instruction token.';

/** Names only, because a token must not redirect requests to an address of its choice. */
const ENVIRONMENTS: readonly unknown[] = ['sandbox', 'production', 'staging'];

/**
 * The environment that an intent's or instruction's token names, in its claim `environment` or in the base64 JSON of
 * `meta`. Throws for anything but a JSON Web Token with a known environment; only the provider can check its signature.
 */
export function readInstructionToken(token: unknown): EnvironmentName {
  const claims = isText(token) ? readJwt(token) : undefined;
  const { environment } = { ...decodeJson(claims?.['meta']), ...claims };
  if (!ENVIRONMENTS.includes(environment)) throw misuse(INVALID_INSTRUCTION_TOKEN);
  return environment as EnvironmentName;
}
