import { type Environment, type EnvironmentChoice, resolveEnvironment } from './environments.ts';

/** What everything that talks to the provider has: an environment, and an end. */
export class ProviderClient {
  /** Where requests go and frames come from. */
  protected environment: Environment = resolveEnvironment();
  /** Stops whatever is under way when its owner is destroyed. */
  protected readonly stopper = new AbortController();

  /** Chooses where requests go and where frames come from. */
  setEnv(env: EnvironmentChoice, alias?: string): void {
    this.environment = resolveEnvironment(env, alias);
  }

  /** The environment's name. */
  getEnv(): string {
    return this.environment.name;
  }

  /** Stops requests under way; their callbacks never run. */
  destroy(): void {
    this.stopper.abort();
  }
}
