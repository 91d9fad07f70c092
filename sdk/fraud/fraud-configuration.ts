import { asRecord, isText } from '../client/record.ts';
import type { FraudOptions } from './fraud-options.ts';

/** The configuration of a fingerprint. */
export interface FraudConfiguration {
  /** S3.27: selects the provider's script; empty if the service names none. */
  readonly provider: string;
  /** S3.28: the service's user name, else the merchant's option. */
  readonly siteId: string;
  /** S3.29: the service's merchant. */
  readonly subsiteId: string | undefined;
}

const textIn = (value: unknown) => (isText(value) ? value : undefined);

/** Reads the response of GET /v1/services/{id}/config. */
export function readFraudConfiguration(data: unknown, { siteId, providerId }: FraudOptions): FraudConfiguration {
  const { provider, type, username, merchant } = asRecord(data);
  return {
    provider: textIn(provider) ?? textIn(type) ?? '',
    siteId: textIn(username) ?? textIn(siteId) ?? (providerId as string),
    subsiteId: textIn(merchant),
  };
}
