import { z } from 'zod';
import { listSchema } from '../../core/index.ts';
import { captureRequest } from '../captures/index.ts';
import { chargeQuery } from '../charge-list/index.ts';
import { anyChargeResponse, chargeRequest, chargeResponse } from '../charges/index.ts';
import { refundQuery, refundRequest, refundResponse } from '../refunds/index.ts';
import {
  authenticationRequest,
  authenticationResponse,
  newAuthenticationResponse,
  processRequest,
} from '../three-ds/index.ts';
import {
  newWalletChargeResponse,
  pageWalletChargeResponse,
  walletCallbackRequest,
  walletCallbackResponse,
  walletCaptureRequest,
  walletChargeRequest,
  walletChargeResponse,
  walletConfigResponse,
  walletPaymentResponse,
  walletStatusResponse,
} from '../wallet-charges/index.ts';
import { created, needs, type Operation, ok, type SandboxCall, takes } from './operation.ts';

/** The calls about money: charges, refunds, wallets and 3-D Secure. */
export const CHARGE_OPERATIONS = {
  'POST /v1/charges': {
    body: chargeRequest,
    query: takes('capture'),
    key: 'required',
    answers: [created('charge', chargeResponse)],
  },
  'POST /v1/charges/{id}/capture': {
    body: captureRequest,
    key: 'required',
    answers: [ok('charge', anyChargeResponse)],
  },
  'POST /v1/charges/{id}/cancel': { key: 'required', answers: [ok('charge', anyChargeResponse)] },
  'GET /v1/charges?idempotency_key=…': {
    query: needs('idempotency_key'),
    answers: [ok('charge', chargeResponse)],
  },
  'GET /v1/charges/{id}': { answers: [ok('charge', anyChargeResponse)] },
  'GET /v1/charges?limit=&cursor=…': {
    query: chargeQuery,
    answers: [ok('charge', listSchema(anyChargeResponse))],
  },
  'POST /v1/charges/{id}/refunds': {
    body: refundRequest,
    key: 'required',
    answers: [created('refund', refundResponse)],
  },
  'GET /v1/charges/{id}/refunds': {
    query: takes('idempotency_key'),
    answers: [ok('refund', z.array(refundResponse)), ok('refund', refundResponse)],
  },
  'GET /v1/refunds?limit=&cursor=…': {
    query: refundQuery,
    answers: [ok('refund', listSchema(refundResponse))],
  },
  'POST /v1/charges/wallet': {
    body: walletChargeRequest,
    query: takes('capture'),
    key: 'optional',
    answers: [created('charge', newWalletChargeResponse)],
  },
  'GET /v1/charges/wallet/{id}': {
    answers: [ok('charge', walletChargeResponse), ok('charge', pageWalletChargeResponse)],
  },
  'GET /v1/gateways/{id}/wallet-config': { answers: [ok('gateway', walletConfigResponse)] },
  'POST /v1/charges/wallet/callback': {
    body: walletCallbackRequest,
    answers: [ok('charge', walletCallbackResponse)],
  },
  'POST /v1/charges/wallet/capture': {
    body: walletCaptureRequest,
    answers: [ok('charge', walletPaymentResponse)],
  },
  'POST /v1/charges/wallet/{id}/decline': { answers: [ok('charge', walletStatusResponse)] },
  'POST /v1/charges/3ds': { body: authenticationRequest, answers: [created('charge_3ds', newAuthenticationResponse)] },
  'POST /v1/charges/standalone-3ds/process': {
    body: processRequest,
    answers: [ok('charge_3ds', authenticationResponse)],
  },
  'GET /v1/charges/standalone-3ds/handle?charge_3ds_id=…': {
    query: needs('charge_3ds_id'),
    answers: [ok('charge_3ds', authenticationResponse)],
  },
} as const satisfies Partial<Record<SandboxCall, Operation>>;
