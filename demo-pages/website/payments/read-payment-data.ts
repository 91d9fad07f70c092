import * as z from 'zod';

const text = (max: number) => z.string().min(1).max(max);

/** A one-time token or a wallet's charge, and the 3-D Secure authentication of the payment. */
export interface PaymentData {
  token: string;
  authenticationId: string | null;
}

const authenticated = z.object({ token: text(2048), charge_3ds_id: text(255) });

/** Reads `paymentData`: a token, or JSON with a token and its authentication (W3.19). Undefined when it is neither. */
export function readPaymentData(data: string): PaymentData | undefined {
  if (!/^[\x21-\x7e]{1,4096}$/.test(data)) return undefined;
  if (!data.startsWith('{')) return { token: data, authenticationId: null };
  const parsed = authenticated.safeParse(parseJson(data));
  return parsed.success ? { token: parsed.data.token, authenticationId: parsed.data.charge_3ds_id } : undefined;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
