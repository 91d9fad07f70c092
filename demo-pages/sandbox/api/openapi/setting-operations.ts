import { z } from 'zod';
import { modeAnswer, timeAnswer } from '../../core/index.ts';
import { accessTokenRequest } from '../access-tokens/index.ts';
import {
  callbackRequest,
  instructionAnswer,
  intentAnswer,
  intentRequest,
  newIntentAnswer,
  noInstructionAnswer,
  reportAnswer,
} from '../checkouts/index.ts';
import { clockRequest } from '../clock/index.ts';
import {
  configurationAnswer,
  configurationRequest,
  gatewayAnswer,
  newConfigurationAnswer,
} from '../configurations/index.ts';
import { originRequest } from '../origins/index.ts';
import {
  deletedEndpointAnswer,
  endpointAnswer,
  endpointRequest,
  newEndpointAnswer,
  rotatedEndpointAnswer,
} from '../webhooks/index.ts';
import { type ApiCall, bare, found, made, needs, type Operation } from './operation.ts';

const origins = z.object({
  merchant_id: z.string(),
  items: z.array(z.object({ origin: z.string(), is_configured: z.boolean() })),
});
const clock = found('clock', z.object({ now: timeAnswer, offset_ms: z.number() }));
// Public keys in the form of RFC 7517.
const keySet = z.object({ keys: z.array(z.record(z.string(), z.string())) });
const service = z.object({
  _id: z.string(),
  type: z.string(),
  provider: z.string(),
  mode: modeAnswer,
  username: z.string().nullable(),
  merchant: z.string().nullable(),
});

/** The calls about hosted forms and checkouts, webhooks, keys, origins and the clock. */
export const SETTING_OPERATIONS = {
  'POST /v1/remote-action/configs': { body: configurationRequest, answers: [made('token', newConfigurationAnswer)] },
  'GET /v1/remote-action/configs/{token}': { answers: [found('configuration', configurationAnswer)] },
  'GET /v1/gateways/default': { answers: [found('gateway', gatewayAnswer)] },
  'GET /v1/services/{id}/config': { answers: [found('service', service)] },
  'POST /v1/access-tokens': {
    body: accessTokenRequest,
    answers: [made('access_token', z.object({ access_token: z.string(), expires_at: timeAnswer }))],
  },
  'GET /v1/access-tokens/keys': { answers: [bare(keySet)] },
  'POST /v1/webhook-endpoints': {
    body: endpointRequest,
    key: 'optional',
    answers: [made('webhook_endpoint', newEndpointAnswer)],
  },
  'GET /v1/webhook-endpoints': { answers: [found('webhook_endpoint', z.array(endpointAnswer))] },
  'POST /v1/webhook-endpoints/{id}/rotate': {
    key: 'optional',
    answers: [found('webhook_endpoint', rotatedEndpointAnswer)],
  },
  'DELETE /v1/webhook-endpoints/{id}': {
    key: 'optional',
    answers: [found('webhook_endpoint', deletedEndpointAnswer)],
  },
  'GET /v1/origins': { answers: [found('origins', origins)] },
  'POST /v1/origins': { body: originRequest, answers: [made('origins', origins)] },
  'DELETE /v1/origins?origin=…': { query: needs('origin'), answers: [found('origins', origins)] },
  'GET /v1/clock': { answers: [clock] },
  'POST /v1/clock': { body: clockRequest, key: 'optional', answers: [clock] },
  'POST /v1/checkouts/intent': {
    body: intentRequest,
    key: 'optional',
    answers: [made('checkout_intent', newIntentAnswer)],
  },
  'GET /v1/checkouts?idempotency_key=…': {
    query: needs('idempotency_key'),
    answers: [found('checkout_intent', newIntentAnswer)],
  },
  'GET /v1/checkouts/{intent_id}': { answers: [found('checkout_intent', intentAnswer)] },
  'GET /v1/checkouts/instruction': {
    answers: [found('checkout_instruction', instructionAnswer), found('checkout_instruction', noInstructionAnswer)],
  },
  'POST /v1/checkouts/callback': { body: callbackRequest, answers: [found('checkout_callback', reportAnswer)] },
} as const satisfies Partial<Record<ApiCall, Operation>>;
