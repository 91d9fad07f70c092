import type { EnvironmentChoice, EnvironmentName } from '#sdk';

/** What the page says about the payments provider. */
export interface ProviderAttributes {
  readonly environment: string;
  readonly apiOrigin: string;
  readonly widgetOrigin: string;
  readonly publicKey: string;
  readonly gatewayId: string;
}

/** What the payments library needs to know. */
export interface ProviderSettings {
  readonly env: EnvironmentChoice;
  readonly publicKey: string;
  readonly gatewayId: string;
}

/** The same for a page that must have them all; throws what is missing. */
export function completeSettings(page: ProviderAttributes): ProviderSettings {
  const settings = readProviderSettings(page);
  if ('missing' in settings) throw new Error(`Add the missing ${settings.missing.join(', ')}.`);
  return settings;
}

/**
 * The library's settings of a page, or the attributes that are missing. A provider of the site's own is named by two
 * origins, any other by its environment, given in lowercase (W7.23).
 */
export function readProviderSettings(page: ProviderAttributes): ProviderSettings | { readonly missing: string[] } {
  const isSelfHosted = page.apiOrigin !== '' || page.widgetOrigin !== '';
  const required = isSelfHosted
    ? { 'api-origin': page.apiOrigin, 'widget-origin': page.widgetOrigin }
    : { environment: page.environment.trim() };
  const named = { ...required, 'public-key': page.publicKey, 'gateway-id': page.gatewayId };
  const missing = Object.entries(named).flatMap(([name, value]) => (value === '' ? name : []));
  if (missing.length > 0) return { missing };
  // A page may say anything: `setEnv` throws for what is no environment.
  const name = page.environment.trim().toLowerCase() as EnvironmentName;
  const env = isSelfHosted ? { api: page.apiOrigin, widget: page.widgetOrigin } : name;
  return { env, publicKey: page.publicKey, gatewayId: page.gatewayId };
}
