import type { Environment } from '../client/environments.ts';
import type { SdkError } from '../client/sdk-error.ts';
import { Emitter } from '../messaging/emitter.ts';
import { type FrameChannel, openFrameChannel } from '../messaging/frame-channel.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import { awaitElement } from '../surfaces/await-element.ts';
import { drawNotice } from '../surfaces/draw-notice.ts';
import type { ElementTarget } from '../surfaces/find-element.ts';
import { appendFrame, resizeFrame } from '../surfaces/frame.ts';
import { placeLoading } from '../surfaces/place-loading.ts';
import { watchSilence } from '../surfaces/silent-frame.ts';
import { ENGLISH_SURFACE_TEXTS } from '../surfaces/surface-texts.ts';
import type { FormEvent } from './form-events.ts';

/** The page of a frame, and the frame's title for screen readers. */
export interface HostedPage {
  readonly address: string;
  /** Its `widget` is the one origin from which messages are accepted. */
  readonly environment: Environment;
  readonly title: string;
  /** Only messages with this id are accepted. */
  readonly widgetId: string;
}

/** The error that a page cannot be shown. */
export interface HostedErrorEvent extends FormEvent {
  readonly event: 'error';
  readonly message: string;
  readonly error: SdkError;
}

/** A hosted page in a container of the merchant's page, with its events; shared by the small widgets. */
export class HostedFrame<Events extends { error: HostedErrorEvent }> {
  readonly events: Emitter<Events>;
  /** The current frame. */
  element: HTMLIFrameElement | undefined;
  #container: Element | undefined;
  #channel: FrameChannel | undefined;
  #isAwaiting = false;
  readonly #stopper = new AbortController();
  /** Removes the loading state or the notice, and stops watching the frame. */
  #endWatch = () => {};

  /** `names` are the names of all its events. */
  constructor(names: readonly (keyof Events)[]) {
    this.events = new Emitter(names);
  }

  /** Runs `ready` once the container is in the page; does nothing if it was already claimed, or after `destroy()`. */
  claim(target: ElementTarget, missing: string, ready: () => void): void {
    const { signal } = this.#stopper;
    if (this.#container || this.#isAwaiting || signal.aborted) return;
    this.#isAwaiting = true;
    awaitElement(target, missing, signal, (container) => {
      this.#isAwaiting = false;
      this.#container = container;
      if (container) ready();
    });
  }

  /** Shows the page in the container, replacing the previous page; does nothing without a container. */
  draw(page: HostedPage): void {
    const { address, environment, title, widgetId } = page;
    this.#clear();
    if (!this.#container) return;
    const place = placeLoading(this.#container);
    place.giveSpace();
    const frame = appendFrame(this.#container, address, title);
    this.element = frame;
    const endWatch = watchSilence(frame, {
      what: title,
      environment,
      onSilent: (error) => {
        place.remove();
        this.#report(widgetId, error);
      },
      retry: () => this.draw(page),
    });
    this.#endWatch = () => {
      place.remove();
      endWatch();
    };
    this.#channel = openFrameChannel(frame, environment.widget, (message) => this.#receive(frame, widgetId, message));
  }

  /** Shows and reports that the page cannot be shown, for a reason that another try does not change. */
  fail(widgetId: string, error: SdkError): void {
    this.#clear();
    if (this.#container) this.#endWatch = drawNotice(this.#container, ENGLISH_SURFACE_TEXTS);
    this.#report(widgetId, error);
  }

  /** Reports the error to the merchant's page, or to the console if there is no handler. */
  #report(widget_id: string, error: SdkError): void {
    const data: HostedErrorEvent = { event: 'error', widget_id, message: error.message, error };
    if (!this.events.emit('error', data as Events['error'])) console.error(error.message);
  }

  /** Removes the frame and every listener; it cannot be drawn again. */
  destroy(): void {
    this.#stopper.abort();
    this.#clear();
    this.#container = undefined;
    this.events.clear();
  }

  #receive(frame: HTMLIFrameElement, widgetId: string, message: FrameMessage): void {
    this.#endWatch();
    // Only the library itself reports that a page cannot be shown.
    if (message['widget_id'] !== widgetId || message.event === 'error') return;
    if (message.event === 'resize') resizeFrame(frame, message['height'], 'suggested');
    // The provider's page is trusted: further fields are not checked.
    this.events.emit(message.event as keyof Events, message as unknown as Events[keyof Events]);
  }

  #clear(): void {
    this.#endWatch();
    this.#channel?.close();
    this.element?.remove();
    this.element = undefined;
  }
}
