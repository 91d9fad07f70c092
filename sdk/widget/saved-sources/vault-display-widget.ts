import { ApiClient } from '../../client/api-client.ts';
import { randomId } from '../../client/random-id.ts';
import { isText } from '../../client/record.ts';
import { misuse } from '../../client/sdk-error.ts';
import type { ElementTarget } from '../../surfaces/find-target.ts';
import type { FormEvent } from '../form-events.ts';
import { type HostedErrorEvent, HostedFrame } from '../hosted-frame.ts';
import { keepSupportedEntries } from '../keep-supported.ts';
import { pageQuery } from '../page-query.ts';
import {
  VAULT_DISPLAY_EVENT,
  VAULT_DISPLAY_STYLES,
  type VaultDisplayEventName,
  type VaultDisplayStyle,
} from './vault-display-names.ts';

/** Event names of a displayed card and what their handlers receive. */
export type VaultDisplayEventMap = { [Name in VaultDisplayEventName]: FormEvent } & {
  /** The card cannot be shown. */
  error: HostedErrorEvent;
};

/** Shows a stored card to its owner: number and security code only after the provider has verified the shopper. */
export class VaultDisplayWidget extends ApiClient {
  readonly #target: ElementTarget;
  readonly #token: string;
  readonly #widgetId = randomId();
  readonly #styles: Record<string, string> = {};
  readonly #frame = new HostedFrame<VaultDisplayEventMap>({
    widgetId: this.#widgetId,
    signal: this.stopper.signal,
    names: [...Object.values(VAULT_DISPLAY_EVENT), 'error'],
  });

  /**
   * `target` is a CSS selector of the container, or the container itself; the token is created by the merchant's
   * server.
   */
  constructor(target: ElementTarget, token: string) {
    super();
    if (!isText(token)) throw misuse('a vault display token is required');
    this.#target = target;
    this.#token = token;
  }

  /** Sets one style of the card. */
  setStyle(name: VaultDisplayStyle, value: string): void {
    this.setStyles({ [name]: value });
  }

  /** Sets styles of the card; unknown ones are ignored with a warning. */
  setStyles(styles: { readonly [Name in VaultDisplayStyle]?: string }): void {
    Object.assign(this.#styles, Object.fromEntries(keepSupportedEntries('style', styles, VAULT_DISPLAY_STYLES)));
  }

  /**
   * Runs the handler at every occurrence and returns a function that unsubscribes; without a handler, returns a promise
   * of the next occurrence.
   */
  on<Name extends keyof VaultDisplayEventMap>(name: Name): Promise<VaultDisplayEventMap[Name]>;
  on<Name extends keyof VaultDisplayEventMap>(
    name: Name,
    handler: (data: VaultDisplayEventMap[Name]) => void,
  ): () => void;
  on<Name extends keyof VaultDisplayEventMap>(name: Name, handler?: (data: VaultDisplayEventMap[Name]) => void) {
    return handler ? this.#frame.events.on(name, handler) : this.#frame.events.next(name);
  }

  /** Shows the card. A second call does nothing; if the container is missing, it waits for it and warns after 10 s. */
  load(): void {
    this.#frame.claim(this.#target, 'the stored card is not shown', () => this.#render());
  }

  #render(): void {
    const { environment } = this;
    const query = pageQuery(this.#widgetId, { vault_display_token: this.#token, ...this.#styles });
    this.#frame.reserve();
    this.#frame.render({
      address: `${environment.widget}/vault-display?${query}`,
      environment,
      title: 'Vault Display',
      retry: () => this.#render(),
    });
  }
}
