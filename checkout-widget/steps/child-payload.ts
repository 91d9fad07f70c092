import { payload, readPayloadFields, readText } from '#checkout/payload-readers.ts';

/** The payload of wallets and provider buttons (C3.16 to C3.18). */
export const childPayload = payload({ charge_token: readText, gateway_id: readText, meta: readPayloadFields });
