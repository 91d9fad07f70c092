import { CheckoutSession, type EnvironmentName } from '#sdk';
import type { StepEnvironment } from './steps/step.ts';

/** The attributes of a widget that name its provider. */
export interface ProviderPlace {
  /** A known name, `custom`, or an empty text: then the token's own environment is used. */
  readonly environment: string;
  readonly alias: string;
  readonly apiOrigin: string;
  readonly widgetOrigin: string;
}

/** The library's session, with the environment's details that steps need. */
export class WidgetSource extends CheckoutSession {
  /** False if the tag named no environment and no provider. */
  readonly isNamed: boolean;
  readonly #origins: { readonly api: string; readonly widget: string } | undefined;

  /** Throws `Invalid instruction token.`, and for an invalid environment or origin. */
  constructor(token: string, place: ProviderPlace) {
    super(token);
    const { environment, alias, apiOrigin, widgetOrigin } = place;
    const own = alias || undefined;
    this.isNamed = !!(environment || alias || apiOrigin || widgetOrigin);
    if (environment === 'custom' || apiOrigin || widgetOrigin) {
      this.#origins = { api: apiOrigin, widget: widgetOrigin };
      this.setEnv(this.#origins);
    } else if (environment || own) {
      // An attribute may have any text: `setEnv` throws for an unknown environment.
      this.setEnv((environment || this.getEnv()) as EnvironmentName, own);
    }
  }

  /** For `setEnv` of the library's classes (C3.03). */
  get env(): StepEnvironment {
    return { choice: this.#origins ?? (this.getEnv() as EnvironmentName), alias: this.alias };
  }

  /** The origin of the provider's API. */
  get apiOrigin(): string {
    return this.environment.api;
  }

  /** The origin of the provider's pages. */
  get widgetOrigin(): string {
    return this.environment.widget;
  }
}
