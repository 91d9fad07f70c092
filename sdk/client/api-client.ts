import { type Environment, type EnvironmentChoice, resolveEnvironment } from './environments.ts';

let hasWarned = false;

/** The sandbox, of a client whose `setEnv()` was not called; the first use warns. */
export function defaultEnvironment(): Environment {
  const environment = { ...resolveEnvironment(), isDefault: true };
  if (!hasWarned) {
    hasWarned = true;
    console.warn(`setEnv() was not called: calls go to ${environment.api}, frames come from ${environment.widget}.`);
  }
  return environment;
}

/** Base class of everything that calls the provider: holds the environment and aborts requests on `destroy()`. */
export class ApiClient {
  #environment: Environment | undefined;
  /** Aborts everything pending when its owner is destroyed. */
  protected readonly stopper = new AbortController();

  /** The origins of requests and frames. */
  protected get environment(): Environment {
    return this.#environment ?? defaultEnvironment();
  }

  protected set environment(environment: Environment) {
    this.#environment = environment;
  }

  /** Sets the environment: the origins of requests and frames. */
  setEnv(env: EnvironmentChoice, alias?: string): void {
    this.environment = resolveEnvironment(env, alias);
  }

  /** The environment's name. */
  getEnv(): string {
    return (this.#environment ?? resolveEnvironment()).name;
  }

  /** Aborts pending requests, whose callbacks do not run, and removes what is shown, with every listener. */
  destroy(): void {
    this.stopper.abort();
  }
}
