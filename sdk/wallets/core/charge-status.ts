import { callApi } from '../../client/call-api.ts';
import type { Environment } from '../../client/environments.ts';
import { asRecord, isText } from '../../client/record.ts';

/** The status of this token's charge, for a page that lost its state; undefined if it cannot be read. */
export async function fetchChargeStatus(
  environment: Environment,
  chargeToken: string,
  id: string | undefined,
  signal: AbortSignal,
): Promise<unknown> {
  if (!isText(id)) return undefined;
  const path = `/v1/charges/wallet/${encodeURIComponent(id)}` as const;
  return callApi(environment, chargeToken, { path, signal }).then(
    (data) => asRecord(data)['status'],
    () => undefined,
  );
}
