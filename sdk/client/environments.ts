import { asText, isRecord, isText } from './record.ts';
import { misuse } from './sdk-error.ts';

/** The origins of a provider: one for API calls, one for the pages it hosts. */
export interface Environment {
  /** `sandbox`, `production`, `staging`, or `custom` for a self-hosted provider. */
  readonly name: string;
  /** Origin of the API, without a trailing slash. */
  readonly api: string;
  /** Origin of the hosted pages; frames exchange messages only with this origin. */
  readonly widget: string;
  /** The provider's name for shoppers, on the overlay of a checkout window, and for Google Pay. */
  readonly brand: ProviderBrand;
  /** True if `setEnv` was not called. */
  readonly isDefault?: boolean;
}

/** The provider's name for shoppers and for Google Pay. */
export interface ProviderBrand {
  /** Its name, on the overlay of a checkout window (S2.24). */
  readonly name: string;
  /** The address of an image to show instead of the name. */
  readonly logo?: string | undefined;
  /** The gateway name that Google Pay expects. */
  readonly googlePayGateway: string;
}

/** The two origins of a self-hosted provider: https, or http on localhost. */
export interface ProviderOrigins {
  /** Origin of the API. */
  readonly api: string;
  /** Origin of the hosted pages. */
  readonly widget: string;
  /** The name for shoppers and for Google Pay; omitted fields keep their default. */
  readonly brand?: Partial<ProviderBrand> | undefined;
}

/** The gateway name of the known environments at Google Pay. */
const googlePayGateway = 'paydock';

/** S9.29, S9.30: the known environments and their host names without the alias. */
const HOSTS = {
  sandbox: ['widget-sandbox', 'api-sandbox'],
  production: ['widget', 'api'],
  staging: ['widsta', 'apista'],
} as const;

/** The name of a known environment. */
export type EnvironmentName = keyof typeof HOSTS;

/** The first argument of `setEnv`; the alias, its second argument, is any domain. */
export type EnvironmentChoice = EnvironmentName | ProviderOrigins;

/** One or more labels, each preceded by a dot. */
const DOTTED_LABELS = /^(\.[a-z\d][a-z\d-]*)+$/i;
/** https, or http on this machine. */
export const SAFE_ORIGIN = /^https:|^http:\/\/((.+\.)?localhost|127\.[\d.]+|\[::1\])(:\d+)?$/;

/** `named` is the merchant's input, for the error message. */
function bareOrigin(value: unknown, named = value): string {
  try {
    const { href, origin } = new URL(value as string);
    // Only an origin can be compared with `event.origin`, so a path or a user name is an error.
    if (href === `${origin}/` && SAFE_ORIGIN.test(origin)) return origin;
  } catch {}
  throw misuse(`invalid: ${asText(named)}`);
}

/**
 * Resolves an environment's name and alias, or the two origins of a self-hosted provider, to addresses. Throws `unknown
 * env: X` (S8.42), and `invalid: X` for a malformed alias or origin (S8.43, S8.44).
 */
export function resolveEnvironment(env: EnvironmentChoice | string = 'sandbox', alias = 'paydock.com'): Environment {
  if (isRecord(env)) {
    const { api, widget, brand } = env as object as ProviderOrigins;
    const origins = { api: bareOrigin(api), widget: bareOrigin(widget) };
    return { name: 'custom', ...origins, brand: { name: new URL(origins.widget).host, googlePayGateway, ...brand } };
  }
  if (!isText(env) || !Object.hasOwn(HOSTS, env)) throw misuse(`unknown env: ${asText(env)}`);
  const labels = `.${asText(alias)}`;
  if (!DOTTED_LABELS.test(labels)) throw misuse(`invalid: ${asText(alias)}`);
  // Browsers convert hosts to lower case, and reject some that look well-formed, such as one that ends in a number.
  const originOf = (host: string) => bareOrigin(`https://${host}${labels}`, alias);
  const [widget, api] = HOSTS[env as EnvironmentName];
  return { name: env, api: originOf(api), widget: originOf(widget), brand: { name: alias, googlePayGateway } };
}
