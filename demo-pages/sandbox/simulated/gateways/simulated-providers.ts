import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;
type Status = 'created' | 'approved' | 'declined' | 'referred' | 'cancelled' | 'failed';
type Outcome = { decision: string; label: string; status: Status; isSlow?: boolean };

/** A simulated checkout at another company; `PROVIDERS` lists them. */
export type SimulatedProvider = {
  /** Names it in the addresses of its pages and in `checkout_type`. */
  kind: string;
  gatewayType: string;
  name: string;
  likeness: string;
  promise: string;
  approve: string;
  outcomes: readonly Outcome[];
  /** The least and the most that it lends, in cents. */
  limits?: { least: number; most: number };
  /** What its word for a decided checkout adds to the message for the merchant's page. */
  report?(status: Status): { event?: string; state?: string; status?: string };
  /** What it adds to the address that the shopper returns to. */
  returnQuery?(status: Status): Readonly<Record<string, string>>;
  mark: Markup;
};

const CANCEL: Outcome = { decision: 'cancel', label: 'Cancel and go back', status: 'cancelled' };
const SLOW: Outcome = { decision: 'slow', label: 'Approve after 5 seconds', status: 'approved', isSlow: true };
const DECLINE: Outcome = { decision: 'decline', label: 'Decline', status: 'declined' };
const REFER: Outcome = { decision: 'refer', label: 'Refer to a person', status: 'referred' };
const FAIL: Outcome = { decision: 'error', label: 'Fail with an error', status: 'failed' };
const approve = (label: string): Outcome => ({ decision: 'approve', label, status: 'approved' });

/** The logo of a simulated company. */
export const logo = (...shapes: Markup[]): Markup =>
  html`<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11"/>${shapes}</svg>`;

/** The least and the most that it lends, in cents. */
export const AFTERPAY_LIMITS = { least: 100, most: 200_000 } as const;

const STATUSES: Readonly<Record<string, string>> = {
  approved: 'SUCCESS',
  cancelled: 'CANCELLED',
  declined: 'DECLINED',
  referred: 'REFERRED',
};
const statusWord = (status: string) => STATUSES[status] ?? 'ERROR';

export const SIM_AFTERPAY = {
  kind: 'afterpay',
  gatewayType: 'Afterpay',
  name: 'SimLater',
  likeness: 'Afterpay',
  promise: 'Four payments, two weeks apart',
  approve: 'Confirm instalments',
  outcomes: [approve('Confirm instalments'), SLOW, DECLINE, FAIL, CANCEL],
  limits: AFTERPAY_LIMITS,
  report: (status) => ({ status: statusWord(status) }),
  returnQuery: (status) => ({ status: statusWord(status) }),
  mark: logo(
    html`<circle cx="15" cy="15" r="4.4" class="ink"/>`,
    html`<circle cx="26" cy="15" r="4.4" class="ink"/>`,
    html`<circle cx="15" cy="26" r="4.4" class="ink"/>`,
    html`<circle cx="26" cy="26" r="3.4" class="line"/>`,
  ),
} as const satisfies SimulatedProvider;

export const SIM_PAYPAL = {
  kind: 'paypal',
  gatewayType: 'PaypalClassic',
  name: 'SimPal',
  likeness: 'PayPal',
  promise: 'Pay from your SimPal balance',
  approve: 'Agree and pay',
  outcomes: [approve('Agree and pay'), SLOW, DECLINE, REFER, FAIL, CANCEL],
  mark: logo(
    html`<path d="M11 12h18v13a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5z" class="ink"/>`,
    html`<path d="M15.5 12a4.5 4.5 0 0 1 9 0" class="line"/>`,
  ),
} as const satisfies SimulatedProvider;

const SIM_ZIP = {
  kind: 'zip',
  gatewayType: 'Zipmoney',
  name: 'SimZip',
  likeness: 'Zip',
  promise: 'Pay it later, interest free',
  approve: 'Confirm payment',
  outcomes: [approve('Confirm payment'), SLOW, DECLINE, REFER, FAIL, CANCEL],
  report: (status) => (status === 'failed' ? {} : { event: 'complete', state: status }),
  returnQuery: (status) => ({ result: status }),
  mark: logo(html`<path d="M21.5 8 11 22h8l-2 10 12-15h-8.5z" class="ink"/>`),
} as const satisfies SimulatedProvider;

/** Every simulated checkout, once. */
const PROVIDERS = [SIM_PAYPAL, SIM_ZIP, SIM_AFTERPAY] as const;

export type CheckoutKind = (typeof PROVIDERS)[number]['kind'];

/** Each by its kind. */
export const SIMULATED = Object.fromEntries(
  PROVIDERS.map((provider: SimulatedProvider) => [provider.kind, provider]),
) as Record<CheckoutKind, SimulatedProvider>;

/** The gateways whose payments are decided in a checkout of their own, with the kind of that checkout. */
export const CHECKOUT_KINDS = Object.fromEntries(
  PROVIDERS.map(({ gatewayType, kind }) => [gatewayType, kind]),
) as Readonly<Record<string, CheckoutKind>>;

/** The checkout of a gateway type; undefined where it has none. */
export const providerOf = (gatewayType: string): SimulatedProvider | undefined =>
  PROVIDERS.find((provider) => provider.gatewayType === gatewayType);

/** The kind in the path of a page. */
export const KIND = `:kind{${PROVIDERS.map(({ kind }) => kind).join('|')}}`;
