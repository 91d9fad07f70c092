import type { SdkError } from '../client/sdk-error.ts';
import { Emitter } from '../messaging/emitter.ts';
import { type FrameChannel, openFrameChannel } from '../messaging/frame-channel.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import { type ElementTarget, findElement } from '../surfaces/find-element.ts';
import { appendFrame } from '../surfaces/frame.ts';
import { watchSilence } from '../surfaces/silent-frame.ts';
import type { FormEvent } from './form-events.ts';

/** What a frame shows and how it is named to people who only hear the page. */
export interface HostedPage {
  readonly address: string;
  /** The one origin that messages are taken from. */
  readonly origin: string;
  readonly title: string;
  /** Only messages of this widget count. */
  readonly widgetId: string;
  /** False where nobody called `setEnv`. */
  readonly isPlaced: boolean;
}

/** The page cannot be shown. */
export interface HostedErrorEvent extends FormEvent {
  readonly event: 'error';
  readonly message: string;
  readonly error: SdkError;
}

/** One of the provider's pages in a container of the merchant's page, with its events: what small widgets share. */
export class HostedFrame<Events extends { error: HostedErrorEvent }> {
  readonly events: Emitter<Events>;
  /** The drawn frame. */
  element: HTMLIFrameElement | undefined;
  #container: Element | undefined;
  #channel: FrameChannel | undefined;
  #isDestroyed = false;
  #endWatch = () => {};

  /** `names` are those of all its events. */
  constructor(names: readonly (keyof Events)[]) {
    this.events = new Emitter(names);
  }

  /** Finds the container, once; false when it is missing, found before, or the frame was destroyed. */
  claim(target: ElementTarget, missing: string): boolean {
    if (this.#container || this.#isDestroyed) return false;
    this.#container = findElement(target, missing);
    return !!this.#container;
  }

  /** Draws the page in the claimed container, in place of what was drawn before; without one nothing happens. */
  draw(page: HostedPage): void {
    const { address, origin, title, widgetId, isPlaced } = page;
    this.#clear();
    if (!this.#container) return;
    const frame = appendFrame(this.#container, address, title);
    this.element = frame;
    this.#endWatch = watchSilence(frame, {
      what: title,
      origin,
      isPlaced,
      onSilent: (error) => this.fail(widgetId, error),
      retry: () => this.draw(page),
    });
    this.#channel = openFrameChannel(frame, origin, (message) => this.#receive(widgetId, message));
  }

  /** Tells the merchant's page, or the console where nobody listens. */
  fail(widget_id: string, error: SdkError): void {
    const data: HostedErrorEvent = { event: 'error', widget_id, message: error.message, error };
    if (!this.events.emit('error', data as Events['error'])) console.error(error.message);
  }

  /** Removes the frame and every listener, for good. */
  destroy(): void {
    this.#isDestroyed = true;
    this.#clear();
    this.#container = undefined;
    this.events.clear();
  }

  #receive(widgetId: string, message: FrameMessage): void {
    this.#endWatch();
    // Only the library itself reports that nothing can be shown.
    if (message['widget_id'] !== widgetId || message.event === 'error') return;
    // The frame is the provider's own page: its further fields are taken as documented.
    this.events.emit(message.event as keyof Events, message as unknown as Events[keyof Events]);
  }

  #clear(): void {
    this.#endWatch();
    this.#channel?.close();
    this.element?.remove();
    this.element = undefined;
  }
}
