import { ApiClient } from '../client/api-client.ts';
import { callApi } from '../client/call-api.ts';
import { isText } from '../client/record.ts';
import { refusesLoad } from '../client/refuses-load.ts';
import { asSdkError, misuse, type SdkError } from '../client/sdk-error.ts';
import { toJson } from '../client/to-json.ts';
import { webAddress } from '../external-checkout/web-address.ts';
import { Emitter } from '../messaging/emitter.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import { awaitElement } from '../surfaces/await-element.ts';
import type { ElementTarget } from '../surfaces/find-target.ts';
import { hideFrame, showFrame } from '../surfaces/frame.ts';
import { askEvent } from './ask-event.ts';
import { CANVAS_3DS_EVENT, type Canvas3dsEventMap } from './canvas-3ds-event.ts';
import { createEventFilter } from './framed-events.ts';
import { FRAME_TITLE, runStandalone, type StandaloneRun } from './run-standalone.ts';
import { createSecureFrames, type SecureFrames } from './secure-frames.ts';
import { readSecureToken, readStandaloneContent, type SecureToken, UNSUPPORTED } from './secure-token.ts';

/** Authenticates the shopper with the card's issuer, in frames of the merchant's page (S1.05). */
export class Canvas3ds extends ApiClient {
  readonly #target: ElementTarget;
  readonly #token: SecureToken;
  readonly #emitter = new Emitter<Canvas3dsEventMap>(Object.values(CANVAS_3DS_EVENT));
  #frames: SecureFrames | undefined;
  #run: StandaloneRun | undefined;
  #isAwaiting = false;

  /** `target` is a CSS selector of the container, or the container itself; throws if the token cannot be decoded. */
  constructor(target: ElementTarget, token: string) {
    super();
    this.#target = target;
    this.#token = readSecureToken(token);
  }

  /**
   * Starts the authentication. A second call does nothing. If the container is missing, it waits for it and sends
   * nothing; after 10 s it warns.
   */
  load(): void {
    const { signal } = this.stopper;
    if (refusesLoad(signal) || this.#frames || this.#isAwaiting) return;
    this.#isAwaiting = true;
    awaitElement(this.#target, 'the shopper is not authenticated', signal, (container) => {
      this.#isAwaiting = false;
      if (!container) return;
      try {
        this.#start(container);
      } catch (reason) {
        this.#fail(asSdkError(reason));
      }
    });
  }

  /**
   * Runs the handler at every occurrence and returns a function that unsubscribes; without a handler, returns a promise
   * of the next occurrence.
   */
  on<Name extends keyof Canvas3dsEventMap>(name: Name): Promise<Canvas3dsEventMap[Name]>;
  on<Name extends keyof Canvas3dsEventMap>(name: Name, handler: (data: Canvas3dsEventMap[Name]) => void): () => void;
  on<Name extends keyof Canvas3dsEventMap>(name: Name, handler?: (data: Canvas3dsEventMap[Name]) => void) {
    return handler ? this.#emitter.on(name, handler) : this.#emitter.next(name);
  }

  /** Hides the issuer's page; with `saveSize` its space stays. */
  hide(saveSize = false): void {
    this.#frames?.each((frame) => hideFrame(frame, saveSize));
  }

  /** Shows the issuer's page again, in its previous state. */
  show(): void {
    this.#frames?.each(showFrame);
  }

  /** Reloads the frames; calls to the provider are not repeated. */
  reload(): void {
    this.#frames?.render();
  }

  /** Stops the authentication without an event: calls, frames, timers and listeners. */
  override destroy(): void {
    super.destroy();
    this.#run?.stop();
    this.#frames?.render([]);
    this.#emitter.clear();
  }

  #start(container: Element): void {
    const { format, content, charge_3ds_id: id } = this.#token;
    const { environment } = this;
    const { signal } = this.stopper;
    const origin = environment.widget;
    if (!isText(content) || !isText(id)) throw misuse(UNSUPPORTED);
    const isNew = createEventFilter(id);
    let receive = (message: FrameMessage) => {
      // The provider's page is trusted: further fields are not checked.
      if (isNew(message)) this.#emitter.emit(message.event as 'chargeAuth', message);
    };
    const frames = createSecureFrames(container, origin, (message) => receive(message));
    if (format === 'standalone_3ds') {
      const run = runStandalone({
        id,
        origin,
        content: readStandaloneContent(content),
        call: (path, body) => callApi(environment, content, { path, body, signal }),
        ask: askEvent,
        render: frames.render,
        report: (name, data) => {
          if (name === 'error') this.#fail(data as SdkError);
          else this.#emitter.emit(name, data as never);
        },
      });
      receive = run.receive;
      this.#run = run;
    } else if (format === 'url') {
      frames.render([{ address: webAddress(content, origin), title: FRAME_TITLE }]);
    } else if (format === 'html') {
      const data = { widget_id: id, html: content };
      const query = `widget_id=${encodeURIComponent(id)}&sdk_origin=${encodeURIComponent(window.origin)}`;
      frames.render([
        {
          address: `${origin}/3ds/html?${query}`,
          title: FRAME_TITLE,
          message: toJson({ trigger: 'render_html', destination: 'widget.paydock', data }),
        },
      ]);
    } else throw misuse(UNSUPPORTED);
    this.#frames = frames;
  }

  #fail(error: SdkError): void {
    const { message } = error;
    console.error(message);
    this.#emitter.emit('error', { charge_3ds_id: this.#token.charge_3ds_id as string, message, error });
  }
}
