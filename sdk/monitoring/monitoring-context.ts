import type { SdkError } from '../client/sdk-error.ts';

/** S3.74: the types that a custom attribute may have. */
export type MonitoringValue = string | number | boolean | null;

/**
 * Data that a merchant's own monitoring service records with an error of the library. The library itself sends no
 * reports: the merchant sends the result of `describe`.
 */
export class MonitoringContext {
  readonly #attributes = new Map<string, MonitoringValue>();
  #userId: string | null = null;
  #applicationVersion: string | null = null;

  /** Adds an attribute to every later description; a value of another type is ignored with a warning. */
  setCustomAttribute(name: string, value: MonitoringValue): void {
    const isValid = value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
    if (isValid) this.#attributes.set(name, value);
    else console.warn(`Monitoring: ignored the attribute ${name}. Use a string, number, boolean or null.`);
  }

  /** S3.75: the user of the session; null removes it. */
  setUserId(id: string | null): void {
    if (isTextOrNull('user id', id)) this.#userId = id;
  }

  /** S3.75: the merchant's release; null removes it. */
  setApplicationVersion(version: string | null): void {
    if (isTextOrNull('application version', version)) this.#applicationVersion = version;
  }

  /** One flat record: the error's safe details, user, version and attributes; an attribute never overrides a detail. */
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
  const isValid = value === null || typeof value === 'string';
  if (!isValid) console.warn(`Monitoring: ignored the ${name}. Use a string or null.`);
  return isValid;
}
