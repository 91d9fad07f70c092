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
import { bare, created, needs, type Operation, ok, type SandboxCall } from './operation.ts';

const origins = z.object({
  merchant_id: z.string(),
  items: z.array(z.object({ origin: z.string(), is_configured: z.boolean() })),
});
const clock = ok('clock', z.object({ now: timeSchema, offset_ms: z.number() }));
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
  'POST /v1/remote-action/configs': {
    body: configurationRequest,
    answers: [created('token', newConfigurationResponse)],
  },
  'GET /v1/remote-action/configs/{token}': { answers: [ok('configuration', configurationResponse)] },
  'GET /v1/gateways/default': { answers: [ok('gateway', gatewayResponse)] },
  'GET /v1/services/{id}/config': { answers: [ok('service', service)] },
  'POST /v1/access-tokens': {
    body: accessTokenRequest,
    answers: [created('access_token', z.object({ access_token: z.string(), expires_at: timeSchema }))],
  },
  'GET /v1/access-tokens/keys': { answers: [bare(keySet)] },
  'POST /v1/webhook-endpoints': {
    body: endpointRequest,
    key: 'optional',
    answers: [created('webhook_endpoint', newEndpointResponse)],
  },
  'GET /v1/webhook-endpoints': { answers: [ok('webhook_endpoint', z.array(endpointResponse))] },
  'POST /v1/webhook-endpoints/{id}/rotate': {
    key: 'optional',
    answers: [ok('webhook_endpoint', rotatedEndpointResponse)],
  },
  'DELETE /v1/webhook-endpoints/{id}': {
    key: 'optional',
    answers: [ok('webhook_endpoint', deletedEndpointResponse)],
  },
  'GET /v1/origins': { answers: [ok('origins', origins)] },
  'POST /v1/origins': { body: originRequest, answers: [created('origins', origins)] },
  'DELETE /v1/origins?origin=…': { query: needs('origin'), answers: [ok('origins', origins)] },
  'GET /v1/clock': { answers: [clock] },
  'POST /v1/clock': { body: clockRequest, key: 'optional', answers: [clock] },
  'POST /v1/checkouts/intent': {
    body: intentRequest,
    key: 'optional',
    answers: [created('checkout_intent', newIntentResponse)],
  },
  'GET /v1/checkouts?idempotency_key=…': {
    query: needs('idempotency_key'),
    answers: [ok('checkout_intent', newIntentResponse)],
  },
  'GET /v1/checkouts/{intent_id}': { answers: [ok('checkout_intent', intentResponse)] },
  'GET /v1/checkouts/instruction': {
    answers: [ok('checkout_instruction', instructionResponse), ok('checkout_instruction', noInstructionResponse)],
  },
  'POST /v1/checkouts/callback': { body: callbackRequest, answers: [ok('checkout_callback', reportResponse)] },
} as const satisfies Partial<Record<SandboxCall, Operation>>;
