import { type Environment, type EnvironmentChoice, resolveEnvironment } from './environments.ts';

let hasWarned = false;

/** What everything that talks to the provider has: an environment, and an end. */
export class ProviderClient {
  #environment: Environment | undefined;
  /** Stops whatever is under way when its owner is destroyed. */
  protected readonly stopper = new AbortController();

  /** Where requests go and frames come from. */
  protected get environment(): Environment {
    if (this.#environment) return this.#environment;
    const chosen = resolveEnvironment();
    if (!hasWarned) {
      hasWarned = true;
      console.warn(`setEnv() was not called: calls go to ${chosen.api}, frames come from ${chosen.widget}.`);
    }
    return chosen;
  }

  protected set environment(environment: Environment) {
    this.#environment = environment;
  }

  /** False where nobody said where the provider is. */
  protected get isPlaced(): boolean {
    return !!this.#environment;
  }

  /** Chooses where requests go and where frames come from. */
  setEnv(env: EnvironmentChoice, alias?: string): void {
    this.environment = resolveEnvironment(env, alias);
  }

  /** The environment's name. */
  getEnv(): string {
    return (this.#environment ?? resolveEnvironment()).name;
  }

  /** Stops requests under way; their callbacks never run. */
  destroy(): void {
    this.stopper.abort();
  }
}
