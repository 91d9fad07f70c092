import { z } from 'zod';
import { customerQuery, listSchema, timeSchema } from '../../core/index.ts';
import { customerRequest } from '../customers/index.ts';
import { checkoutRequest, checkoutResponse, newCheckoutResponse } from '../external-checkouts/index.ts';
import {
  customerResponse,
  displayTokenRequest,
  gatewayRequest,
  newSourceResponse,
  ownedSourceResponse,
  queryTokenRequest,
  setupRequest,
  sourceListResponse,
  sourceRequest,
} from '../payment-sources/index.ts';
import { anyTokenRequest, tokenResponse } from '../tokens/index.ts';
import { bare, created, needs, type Operation, ok, type SandboxCall, takes } from './operation.ts';

const customer = [ok('customer', customerResponse)];
const queryToken = needs('query_token');
const sourceListQuery = queryToken.extend(takes('payment_source_types', 'gateway_ids', 'skip', 'limit').shape);

/**
 * The calls about what is paid with: one-time tokens, customers and their saved sources, other providers' checkouts.
 */
export const SOURCE_OPERATIONS = {
  'POST /v1/payment_sources/tokens': { body: anyTokenRequest, answers: [created('token', z.string())] },
  'GET /v1/payment_sources/tokens/{token}': { answers: [ok('token', tokenResponse)] },
  'POST /v1/customers': { body: customerRequest, key: 'required', answers: [created('customer', customerResponse)] },
  'GET /v1/customers?limit=&cursor=…': {
    query: customerQuery,
    answers: [ok('customer', listSchema(customerResponse))],
  },
  'GET /v1/customers/{id}': { answers: customer },
  'POST /v1/customers/{id}/payment_sources': {
    body: sourceRequest,
    key: 'required',
    answers: [created('payment_source', newSourceResponse)],
  },
  'PUT /v1/customers/{id}/payment_sources/{source}/default': { key: 'optional', answers: customer },
  'DELETE /v1/customers/{id}/payment_sources/{source}': { key: 'optional', answers: customer },
  'POST /v1/mandates/{id}/revoke': { key: 'optional', answers: [ok('payment_source', ownedSourceResponse)] },
  'GET /v1/payment_sources?query_token=…': {
    query: sourceListQuery,
    answers: [ok('payment_source', sourceListResponse)],
  },
  'PUT /v1/payment_sources/{id}/default?query_token=…': {
    query: queryToken,
    answers: [ok('payment_source', z.object({ payment_source_id: z.string(), primary: z.literal(true) }))],
  },
  'DELETE /v1/payment_sources/{id}?query_token=…': {
    query: queryToken,
    answers: [ok('payment_source', z.object({ payment_source_id: z.string(), deleted: z.literal(true) }))],
  },
  'POST /v1/payment_sources/query-tokens': {
    body: queryTokenRequest,
    answers: [created('token', z.object({ query_token: z.string(), expires_at: timeSchema }))],
  },
  'POST /v1/vault/display-tokens': {
    body: displayTokenRequest,
    answers: [created('token', z.object({ vault_display_token: z.string(), expires_at: timeSchema }))],
  },
  'POST /v1/payment_sources/oauth-tokens': {
    body: gatewayRequest,
    answers: [created('oauth_token', z.object({ access_token: z.string(), id_token: z.string() }))],
  },
  'POST /v1/payment_sources/setup-tokens': {
    body: setupRequest,
    answers: [created('setup_token', z.object({ setup_token: z.string(), approve_link: z.string() }))],
  },
  'POST /v1/payment_sources/setup-tokens/{token}/tokens': {
    body: gatewayRequest,
    answers: [created('token', z.object({ token: z.string(), email: z.string() }))],
  },
  'POST /v1/payment_sources/external_checkout': {
    body: checkoutRequest,
    answers: [created('checkout', newCheckoutResponse)],
  },
  'GET /v1/payment_sources/external_checkout/{token}': { answers: [ok('checkout', checkoutResponse)] },
  'GET /v1/checkouts/{id}': { answers: [ok('checkout', checkoutResponse)] },
  'POST /v1/echo?json_body=…': { query: needs('json_body'), answers: [bare(z.object({ redirect_uri: z.string() }))] },
} as const satisfies Partial<Record<SandboxCall, Operation>>;
