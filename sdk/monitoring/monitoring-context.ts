import type { SdkError } from '../client/sdk-error.ts';

/** S3.74: what a custom attribute may be. */
export type MonitoringValue = string | number | boolean | null;

/**
 * What a merchant's own monitoring service should know beside an error of the library. The library itself reports to
 * nobody: the merchant sends what `describe` returns.
 */
export class MonitoringContext {
  readonly #attributes = new Map<string, MonitoringValue>();
  #userId: string | null = null;
  #applicationVersion: string | null = null;

  /** Adds an attribute to every later description; a value of another kind is ignored with a warning. */
  setCustomAttribute(name: string, value: MonitoringValue): void {
    const isKnown = value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
    if (isKnown) this.#attributes.set(name, value);
    else console.warn(`Monitoring: ignored the attribute ${name}. Use a string, number, boolean or null.`);
  }

  /** S3.75: whose session this is; null forgets it. */
  setUserId(id: string | null): void {
    if (isTextOrNull('user id', id)) this.#userId = id;
  }

  /** S3.75: the merchant's release; null forgets it. */
  setApplicationVersion(version: string | null): void {
    if (isTextOrNull('application version', version)) this.#applicationVersion = version;
  }

  /** One flat record: the error's safe details, user, version and attributes; an attribute never hides a detail. */
  describe({ category, code, retryable, status, details }: SdkError): Record<string, MonitoringValue> {
    return {
      ...Object.fromEntries(this.#attributes),
      ...details,
      category,
      retryable,
      code: code ?? null,
      status: status ?? null,
      user_id: this.#userId,
      application_version: this.#applicationVersion,
    };
  }
}

function isTextOrNull(name: string, value: unknown): boolean {
  const isKnown = value === null || typeof value === 'string';
  if (!isKnown) console.warn(`Monitoring: ignored the ${name}. Use a string or null.`);
  return isKnown;
}
