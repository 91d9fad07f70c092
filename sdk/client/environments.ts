import { isRecord, isText, textOf } from './record.ts';
import { misuse } from './sdk-error.ts';

/** Where the provider lives: one origin for calls, one for the pages it hosts. */
export interface Environment {
  /** `sandbox`, `production`, `staging`, or `custom` for a provider of one's own. */
  readonly name: string;
  /** Origin of the API, without a trailing slash. */
  readonly api: string;
  /** Origin of the hosted pages, the only one that frames talk to. */
  readonly widget: string;
  /** What shoppers know the provider by: on the overlay of a checkout window, and at Google. */
  readonly brand: ProviderBrand;
}

/** How a provider appears to shoppers and to Google. */
export interface ProviderBrand {
  /** Its name, on the overlay of a checkout window (S2.24). */
  readonly name: string;
  /** The address of a picture in place of the name. */
  readonly logo?: string | undefined;
  /** What Google Pay knows it by. */
  readonly googlePayGateway: string;
}

/** The two origins of a self-hosted provider: https, or http on this machine. */
export interface ProviderOrigins {
  /** Of the calls. */
  readonly api: string;
  /** Of the hosted pages. */
  readonly widget: string;
  /** How it appears to shoppers and to Google; what is left out stays as it is without. */
  readonly brand?: Partial<ProviderBrand> | undefined;
}

/** What Google knows the provider of the known hosts by. */
const googlePayGateway = 'paydock';

/** S9.29, S9.30: the known environments and their host names before the alias. */
const HOSTS = {
  sandbox: ['widget-sandbox', 'api-sandbox'],
  production: ['widget', 'api'],
  staging: ['widsta', 'apista'],
} as const;

/** The name of a known environment. */
export type EnvironmentName = keyof typeof HOSTS;

/** What `setEnv` takes first; the alias beside a name is any domain. */
export type EnvironmentChoice = EnvironmentName | ProviderOrigins;

/** One or more labels, each with a dot before it. */
const DOTTED_LABELS = /^(\.[a-z\d][a-z\d-]*)+$/i;
const SAFE_ORIGIN = /^https:|^http:\/\/((.+\.)?localhost|127\.[\d.]+|\[::1\])(:\d+)?$/;

/** `named` is what the merchant wrote. */
function bareOrigin(value: unknown, named = value): string {
  try {
    const { href, origin } = new URL(value as string);
    // Only a bare origin can be compared with `event.origin`, so paths and user names are mistakes.
    if (href === `${origin}/` && SAFE_ORIGIN.test(origin)) return origin;
  } catch {}
  throw misuse(`invalid: ${textOf(named)}`);
}

/**
 * Resolves an environment's name and alias, or two origins of one's own, to addresses.
 * Throws `unknown env: X` (S8.42) and `invalid: X` for a malformed alias or origin (S8.43, S8.44).
 */
export function resolveEnvironment(env: EnvironmentChoice | string = 'sandbox', alias = 'paydock.com'): Environment {
  if (isRecord(env)) {
    const { api, widget, brand } = env as object as ProviderOrigins;
    const origins = { api: bareOrigin(api), widget: bareOrigin(widget) };
    return { name: 'custom', ...origins, brand: { name: new URL(origins.widget).host, googlePayGateway, ...brand } };
  }
  if (!isText(env) || !Object.hasOwn(HOSTS, env)) throw misuse(`unknown env: ${textOf(env)}`);
  const labels = `.${textOf(alias)}`;
  if (!DOTTED_LABELS.test(labels)) throw misuse(`invalid: ${textOf(alias)}`);
  // Browsers write hosts in lower case, and refuse some that look well-formed, such as one that ends in a number.
  const originOf = (host: string) => bareOrigin(`https://${host}${labels}`, alias);
  const [widget, api] = HOSTS[env as EnvironmentName];
  return { name: env, api: originOf(api), widget: originOf(widget), brand: { name: alias, googlePayGateway } };
}
