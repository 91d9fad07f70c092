import { CheckoutSession, type EnvironmentName } from '#sdk';
import type { StepEnvironment } from './steps/step.ts';

/** Where a widget's attributes say that its provider is. */
export interface ProviderPlace {
  /** A known name, `custom`, or nothing: then the token's own environment counts. */
  readonly environment: string;
  readonly alias: string;
  readonly apiOrigin: string;
  readonly widgetOrigin: string;
}

/** The library's session, with what steps need to know of its environment. */
export class WidgetSource extends CheckoutSession {
  /** False where the tag named no environment and no provider. */
  readonly isNamed: boolean;
  readonly #origins: { readonly api: string; readonly widget: string } | undefined;

  /** Throws `Invalid instruction token.`, and for an environment or an origin that is none. */
  constructor(token: string, place: ProviderPlace) {
    super(token);
    const { environment, alias, apiOrigin, widgetOrigin } = place;
    const own = alias || undefined;
    this.isNamed = !!(environment || alias || apiOrigin || widgetOrigin);
    if (environment === 'custom' || apiOrigin || widgetOrigin) {
      this.#origins = { api: apiOrigin, widget: widgetOrigin };
      this.setEnv(this.#origins);
    } else if (environment || own) {
      // An attribute may say anything: `setEnv` throws for what is no environment.
      this.setEnv((environment || this.getEnv()) as EnvironmentName, own);
    }
  }

  /** For `setEnv` of the library's classes (C3.03). */
  get env(): StepEnvironment {
    return { choice: this.#origins ?? (this.getEnv() as EnvironmentName), alias: this.alias };
  }

  /** The origin of the provider's calls. */
  get apiOrigin(): string {
    return this.environment.api;
  }

  /** The origin of the provider's pages. */
  get widgetOrigin(): string {
    return this.environment.widget;
  }
}
