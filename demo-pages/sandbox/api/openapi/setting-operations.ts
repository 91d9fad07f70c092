import { z } from 'zod';
import { modeSchema, timeSchema } from '../../core/index.ts';
import { accessTokenRequest } from '../access-tokens/index.ts';
import {
  callbackRequest,
  instructionResponse,
  intentRequest,
  intentResponse,
  newIntentResponse,
  noInstructionResponse,
  reportResponse,
} from '../checkouts/index.ts';
import { clockRequest } from '../clock/index.ts';
import {
  configurationRequest,
  configurationResponse,
  gatewayResponse,
  newConfigurationResponse,
} from '../configurations/index.ts';
import { originRequest } from '../origins/index.ts';
import {
  deletedEndpointResponse,
  endpointRequest,
  endpointResponse,
  newEndpointResponse,
  rotatedEndpointResponse,
} from '../webhooks/index.ts';
import { bare, foundIn200, made, needs, type Operation, type SandboxCall } from './operation.ts';

const origins = z.object({
  merchant_id: z.string(),
  items: z.array(z.object({ origin: z.string(), is_configured: z.boolean() })),
});
const clock = foundIn200('clock', z.object({ now: timeSchema, offset_ms: z.number() }));
// Public keys in the form of RFC 7517.
const keySet = z.object({ keys: z.array(z.record(z.string(), z.string())) });
const service = z.object({
  _id: z.string(),
  type: z.string(),
  provider: z.string(),
  mode: modeSchema,
  username: z.string().nullable(),
  merchant: z.string().nullable(),
});

/** The calls about hosted forms and checkouts, webhooks, keys, origins and the clock. */
export const SETTING_OPERATIONS = {
  'POST /v1/remote-action/configs': { body: configurationRequest, answers: [made('token', newConfigurationResponse)] },
  'GET /v1/remote-action/configs/{token}': { answers: [foundIn200('configuration', configurationResponse)] },
  'GET /v1/gateways/default': { answers: [foundIn200('gateway', gatewayResponse)] },
  'GET /v1/services/{id}/config': { answers: [foundIn200('service', service)] },
  'POST /v1/access-tokens': {
    body: accessTokenRequest,
    answers: [made('access_token', z.object({ access_token: z.string(), expires_at: timeSchema }))],
  },
  'GET /v1/access-tokens/keys': { answers: [bare(keySet)] },
  'POST /v1/webhook-endpoints': {
    body: endpointRequest,
    key: 'optional',
    answers: [made('webhook_endpoint', newEndpointResponse)],
  },
  'GET /v1/webhook-endpoints': { answers: [foundIn200('webhook_endpoint', z.array(endpointResponse))] },
  'POST /v1/webhook-endpoints/{id}/rotate': {
    key: 'optional',
    answers: [foundIn200('webhook_endpoint', rotatedEndpointResponse)],
  },
  'DELETE /v1/webhook-endpoints/{id}': {
    key: 'optional',
    answers: [foundIn200('webhook_endpoint', deletedEndpointResponse)],
  },
  'GET /v1/origins': { answers: [foundIn200('origins', origins)] },
  'POST /v1/origins': { body: originRequest, answers: [made('origins', origins)] },
  'DELETE /v1/origins?origin=…': { query: needs('origin'), answers: [foundIn200('origins', origins)] },
  'GET /v1/clock': { answers: [clock] },
  'POST /v1/clock': { body: clockRequest, key: 'optional', answers: [clock] },
  'POST /v1/checkouts/intent': {
    body: intentRequest,
    key: 'optional',
    answers: [made('checkout_intent', newIntentResponse)],
  },
  'GET /v1/checkouts?idempotency_key=…': {
    query: needs('idempotency_key'),
    answers: [foundIn200('checkout_intent', newIntentResponse)],
  },
  'GET /v1/checkouts/{intent_id}': { answers: [foundIn200('checkout_intent', intentResponse)] },
  'GET /v1/checkouts/instruction': {
    answers: [
      foundIn200('checkout_instruction', instructionResponse),
      foundIn200('checkout_instruction', noInstructionResponse),
    ],
  },
  'POST /v1/checkouts/callback': { body: callbackRequest, answers: [foundIn200('checkout_callback', reportResponse)] },
} as const satisfies Partial<Record<SandboxCall, Operation>>;
