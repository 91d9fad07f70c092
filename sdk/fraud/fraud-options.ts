import { asRecord, asText, isText } from '../client/record.ts';
import { misuse } from '../client/sdk-error.ts';

/** The mode of services that have only two environments, such as fraud providers (S5.01). */
type PairedMode = 'live' | 'test';

/** Returns the mode, or throws an error that names the two allowed values. */
export function assertPairedMode(mode: unknown): PairedMode {
  if (mode === 'live' || mode === 'test') return mode;
  throw misuse(`unsupported mode: ${asText(mode)}. Use live or test.`);
}

/** The merchant's options for its fraud service. */
export interface FraudOptions {
  readonly environmentId: string;
  readonly alias?: string;
  readonly mode: PairedMode;
  /** One of the two is required; the service's own configuration overrides the site id. */
  readonly siteId?: string;
  readonly providerId?: string;
  /** True for a page whose policy forbids inline scripts. */
  readonly csp?: boolean;
  /** Seconds for which a cookie of the page holds the token; 0 sets no cookie. */
  readonly cookieLifetime?: number;
  /** For the provider's script, if the page's policy requires a nonce. */
  readonly nonce?: string;
}

const optional = (value: unknown, type: 'string' | 'boolean') => value === undefined || typeof value === type;

/** Returns the options, or throws an error that names the first invalid one and what it must be (S5.02 to S5.06). */
export function assertFraudOptions(options: unknown): FraudOptions {
  const { environmentId, alias, mode, siteId, providerId, csp, cookieLifetime = 0 } = asRecord(options);
  const demand = (isRight: boolean, rule: string) => {
    if (!isRight) throw misuse(`The fraud service needs ${rule}.`);
  };
  demand(isText(environmentId), 'an environmentId, a string');
  demand(optional(alias, 'string'), 'an alias that is a string, or none');
  assertPairedMode(mode);
  demand(optional(siteId, 'string') && optional(providerId, 'string'), 'a siteId and a providerId that are strings');
  demand(isText(siteId) || isText(providerId), 'a siteId or a providerId, a string');
  demand(optional(csp, 'boolean'), 'a csp that is true or false, or none');
  demand(Number.isFinite(cookieLifetime) && (cookieLifetime as number) >= 0, 'a cookieLifetime in seconds, from 0 up');
  return options as FraudOptions;
}
