import { constantsOf, SECURE_PAGE_EVENT } from '../client/constant-keys.ts';
import { FORM_EVENTS } from './form-events.ts';

/** The events of forms, saved sources, 3-D Secure frames and dispatchers, by upper-case name. */
export const EVENT = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ constantsOf([
    ...FORM_EVENTS,
    'select',
    'unselect',
    'next',
    'prev',
    'dispatchSuccess',
    'dispatchError',
  ]),
  SECURE_PAGE_EVENT,
);
