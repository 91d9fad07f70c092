import { z } from 'zod';
import { listAnswer } from '../../core/index.ts';
import { captureRequest } from '../captures/index.ts';
import { chargeQuery } from '../charge-list/index.ts';
import { anyChargeAnswer, chargeAnswer, chargeRequest } from '../charges/index.ts';
import { refundAnswer, refundQuery, refundRequest } from '../refunds/index.ts';
import {
  authenticationAnswer,
  authenticationRequest,
  newAuthenticationAnswer,
  processRequest,
} from '../three-ds/index.ts';
import {
  newWalletChargeAnswer,
  pageWalletChargeAnswer,
  walletCallbackAnswer,
  walletCallbackRequest,
  walletCaptureRequest,
  walletChargeAnswer,
  walletChargeRequest,
  walletConfigAnswer,
  walletPaymentAnswer,
  walletStatusAnswer,
} from '../wallet-charges/index.ts';
import { type ApiCall, found, made, needs, type Operation, takes } from './operation.ts';

/** The calls about money: charges, refunds, wallets and 3-D Secure. */
export const CHARGE_OPERATIONS = {
  'POST /v1/charges': {
    body: chargeRequest,
    query: takes('capture'),
    key: 'required',
    answers: [made('charge', chargeAnswer)],
  },
  'POST /v1/charges/{id}/capture': {
    body: captureRequest,
    key: 'required',
    answers: [found('charge', anyChargeAnswer)],
  },
  'POST /v1/charges/{id}/cancel': { key: 'required', answers: [found('charge', anyChargeAnswer)] },
  'GET /v1/charges?idempotency_key=…': { query: needs('idempotency_key'), answers: [found('charge', chargeAnswer)] },
  'GET /v1/charges/{id}': { answers: [found('charge', anyChargeAnswer)] },
  'GET /v1/charges?limit=&cursor=…': { query: chargeQuery, answers: [found('charge', listAnswer(anyChargeAnswer))] },
  'POST /v1/charges/{id}/refunds': { body: refundRequest, key: 'required', answers: [made('refund', refundAnswer)] },
  'GET /v1/charges/{id}/refunds': {
    query: takes('idempotency_key'),
    answers: [found('refund', z.array(refundAnswer)), found('refund', refundAnswer)],
  },
  'GET /v1/refunds?limit=&cursor=…': { query: refundQuery, answers: [found('refund', listAnswer(refundAnswer))] },
  'POST /v1/charges/wallet': {
    body: walletChargeRequest,
    query: takes('capture'),
    key: 'optional',
    answers: [made('charge', newWalletChargeAnswer)],
  },
  'GET /v1/charges/wallet/{id}': {
    answers: [found('charge', walletChargeAnswer), found('charge', pageWalletChargeAnswer)],
  },
  'GET /v1/gateways/{id}/wallet-config': { answers: [found('gateway', walletConfigAnswer)] },
  'POST /v1/charges/wallet/callback': {
    body: walletCallbackRequest,
    answers: [found('charge', walletCallbackAnswer)],
  },
  'POST /v1/charges/wallet/capture': { body: walletCaptureRequest, answers: [found('charge', walletPaymentAnswer)] },
  'POST /v1/charges/wallet/{id}/decline': { answers: [found('charge', walletStatusAnswer)] },
  'POST /v1/charges/3ds': { body: authenticationRequest, answers: [made('charge_3ds', newAuthenticationAnswer)] },
  'POST /v1/charges/standalone-3ds/process': {
    body: processRequest,
    answers: [found('charge_3ds', authenticationAnswer)],
  },
  'GET /v1/charges/standalone-3ds/handle?charge_3ds_id=…': {
    query: needs('charge_3ds_id'),
    answers: [found('charge_3ds', authenticationAnswer)],
  },
} as const satisfies Partial<Record<ApiCall, Operation>>;
