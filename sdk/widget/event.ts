import { constantsOf } from '../client/constant-keys.ts';
import { FORM_EVENTS } from './form-events.ts';

/** The two events whose constants have shorter names. */
const COLLECTED = {
  ADDITIONAL_DATA_SUCCESS: 'additionalDataCollectSuccess',
  ADDITIONAL_DATA_REJECT: 'additionalDataCollectReject',
} as const;

/** The events of forms, saved sources, 3-D Secure frames and dispatchers, by upper-case name. */
export const EVENT = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ constantsOf([
    ...FORM_EVENTS,
    'select',
    'unselect',
    'next',
    'prev',
    'chargeAuthSuccess',
    'chargeAuthReject',
    'chargeAuthCancelled',
    'chargeAuth',
    'dispatchSuccess',
    'dispatchError',
  ]),
  COLLECTED,
);
