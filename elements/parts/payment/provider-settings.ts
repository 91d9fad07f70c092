import type { SiteCountryCode } from '#rules/country.ts';
import type { EnvironmentChoice, EnvironmentName } from '#sdk';

/** The page's attributes for the payments provider. */
export interface ProviderAttributes {
  readonly environment: string;
  readonly apiOrigin: string;
  readonly widgetOrigin: string;
  readonly publicKey: string;
  readonly gatewayId: string;
}

/** The settings of the payments library. */
export interface ProviderSettings {
  readonly env: EnvironmentChoice;
  readonly publicKey: string;
  readonly gatewayId: string;
  /** Asks for an account at a bank of this country, in place of a card. */
  readonly bankCountry?: SiteCountryCode;
  /** The payer's name, which the form shows as the name of the card's or account's holder. */
  readonly holderName?: string;
}

/** The same settings for a page that must have them all. @throws Error with the missing attributes. */
export function completeSettings(page: ProviderAttributes): ProviderSettings {
  const settings = readProviderSettings(page);
  if ('missing' in settings) throw new Error(`Add the missing ${settings.missing.join(', ')}.`);
  return settings;
}

/**
 * The library's settings from the page, or the missing attributes. Two origins select the site's own provider, and
 * `environment` any other, converted to lowercase (W7.23).
 */
export function readProviderSettings(page: ProviderAttributes): ProviderSettings | { readonly missing: string[] } {
  const isSelfHosted = page.apiOrigin !== '' || page.widgetOrigin !== '';
  const required = isSelfHosted
    ? { 'api-origin': page.apiOrigin, 'widget-origin': page.widgetOrigin }
    : { environment: page.environment.trim() };
  const named = { ...required, 'public-key': page.publicKey, 'gateway-id': page.gatewayId };
  const missing = Object.entries(named).flatMap(([name, value]) => (value === '' ? name : []));
  if (missing.length > 0) return { missing };
  // The attribute can be any text; `setEnv` throws for an unknown environment.
  const name = page.environment.trim().toLowerCase() as EnvironmentName;
  const env = isSelfHosted ? { api: page.apiOrigin, widget: page.widgetOrigin } : name;
  return { env, publicKey: page.publicKey, gatewayId: page.gatewayId };
}
