import type { Environment } from '../client/environments.ts';
import { refusesLoad } from '../client/refuses-load.ts';
import type { SdkError } from '../client/sdk-error.ts';
import { Emitter } from '../messaging/emitter.ts';
import { type FrameChannel, openFrameChannel } from '../messaging/frame-channel.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import { awaitElement } from '../surfaces/await-element.ts';
import type { ElementTarget } from '../surfaces/find-target.ts';
import { followPointer } from '../surfaces/follow-pointer.ts';
import { appendFrame, hideFrame, resizeFrame, showFrame, UNKNOWN_HEIGHT, withCopies } from '../surfaces/frame.ts';
import { renderNotice } from '../surfaces/render-notice.ts';
import { watchSilence } from '../surfaces/silent-frame.ts';
import { createSpinner, SPINNER_STYLE } from '../surfaces/spinner.ts';
import { styledRoot } from '../surfaces/styled-root.ts';
import { ENGLISH_SURFACE_TEXTS, type SurfaceTexts } from '../surfaces/surface-texts.ts';
import type { FormEvent } from './form-events.ts';

// The first moments show nothing, so that a fast provider's form does not flash.
const STYLE = `
${SPINNER_STYLE}
:host{display:grid!important;place-items:center!important;position:relative!important;
pointer-events:none!important}
.spinner{box-sizing:border-box;opacity:0;color:#667389;animation:spin 1s linear infinite,show .2s .4s forwards}
@keyframes show{to{opacity:1}}
@media(prefers-reduced-motion:reduce){.spinner{animation-duration:6s,.2s}}`;

/** The loading state in the place of a frame. */
interface LoadingPlace {
  /** Its height in CSS pixels. */
  readonly height: number;
  /** Gives the space to the frame that is appended after it; the spinner stays above the frame. */
  giveSpace(): void;
  remove(): void;
}

/** Reserves the space of a frame in the container, with a spinner of this name for screen readers. */
function placeLoading(container: Element, name?: string, height = UNKNOWN_HEIGHT): LoadingPlace {
  const host = document.createElement('div');
  const root = styledRoot(host, STYLE);
  root.append(createSpinner(name));
  host.style.height = `${height}px`;
  container.append(host);
  return {
    height,
    giveSpace() {
      host.style.marginBottom = `-${height}px`;
    },
    remove: () => host.remove(),
  };
}

/** The error that a page cannot be shown. */
export interface HostedErrorEvent extends FormEvent {
  readonly event: 'error';
  readonly message: string;
  readonly error: SdkError;
}

/** The settings of a frame. */
export interface HostedFrameOptions {
  /** Only messages with this id are accepted. */
  readonly widgetId: string;
  /** Aborts when the widget is destroyed: removes the frame and every listener. */
  readonly signal: AbortSignal;
  /** The names of all its events. */
  readonly names: readonly string[];
  /** Names a form for the merchant's developer; its error event lists the error of each configuration. */
  readonly form?: string;
}

/** A hosted page. */
export interface HostedPage {
  readonly address: string;
  /** Its `widget` is the one origin from which messages are accepted. */
  readonly environment: Environment;
  /** The frame's title for screen readers. */
  readonly title: string;
  /** Runs when the shopper clicks to try again. */
  retry(): void;
}

/** A hosted page in a container of the merchant's page, with its events. */
export class HostedFrame<Events extends { error: HostedErrorEvent }> {
  readonly events: Emitter<Events>;
  /** Without it, a height in the page's style sheets wins over the height of the content. */
  isAutoResized = false;
  readonly #options: HostedFrameOptions;
  #container: Element | undefined;
  #frame: HTMLIFrameElement | undefined;
  #channel: FrameChannel | undefined;
  #isClaimed = false;
  /** Aborted when the current page is replaced or removed. */
  #current = new AbortController();
  #loading: LoadingPlace | undefined;
  #texts = ENGLISH_SURFACE_TEXTS;
  /** Removes the loading state or the notice, and stops watching the frame. */
  #endWatch = () => {};

  constructor(options: HostedFrameOptions) {
    this.#options = options;
    this.events = new Emitter(options.names as readonly (keyof Events)[]);
    options.signal.addEventListener('abort', () => {
      this.#clear();
      this.#container = undefined;
      this.events.clear();
    });
  }

  /** Runs `ready` once the container is in the page; does nothing if it was already claimed, or after `destroy()`. */
  claim(target: ElementTarget, missing: string, ready: (container: Element) => void): void {
    const { signal } = this.#options;
    if (refusesLoad(signal) || this.#isClaimed) return;
    this.#isClaimed = true;
    awaitElement(target, missing, signal, (container) => {
      this.#isClaimed = !!container;
      this.#container = container;
      if (container) ready(container);
    });
  }

  /**
   * Removes the previous page and shows the loading state, of this height in CSS pixels. Returns the container, and a
   * signal that aborts when the page is replaced; undefined without a container.
   */
  reserve(texts: SurfaceTexts = this.#texts, label?: string, height?: number) {
    this.#clear();
    if (!this.#container) return undefined;
    this.#texts = texts;
    this.#current = new AbortController();
    this.#loading = placeLoading(this.#container, label, height);
    this.#endWatch = this.#loading.remove;
    return { container: this.#container, signal: this.#current.signal };
  }

  /** Shows the page in the reserved place. */
  render(page: HostedPage): void {
    const loading = this.#loading;
    if (!this.#container || !loading) return;
    loading.giveSpace();
    const { address, environment, title } = page;
    const frame = appendFrame(this.#container, address, title, loading.height);
    if (this.isAutoResized) frame.scrolling = 'no';
    frame.lang = this.#texts.language; // of its title
    this.#frame = frame;
    const endWatch = watchSilence(frame, {
      ...page,
      what: this.#options.form ?? title,
      texts: this.#texts,
      onSilent: (error) => {
        loading.remove();
        this.#report(error);
      },
    });
    this.#endWatch = () => {
      loading.remove();
      endWatch();
    };
    const whenPointerRests = followPointer(frame.ownerDocument, this.#current.signal);
    const receive = (message: FrameMessage, speaker: HTMLIFrameElement) => {
      this.#endWatch();
      // Only the library itself reports that a page cannot be shown.
      if (message['widget_id'] !== this.#options.widgetId || message.event === 'error') return;
      if (message.event === 'resize') {
        const kind = this.isAutoResized ? undefined : 'suggested';
        whenPointerRests(() => resizeFrame(speaker, message['height'], kind));
      }
      // The provider's page is trusted: further fields are not checked.
      this.events.emit(message.event as keyof Events, message as unknown as Events[keyof Events]);
    };
    // Some pages show a clone of the container: its frame belongs to this page as well.
    this.#channel = openFrameChannel(frame, environment.widget, receive, () => withCopies(frame));
  }

  /** Sends a message to the page; does nothing before it is rendered. */
  post(message: object): void {
    this.#channel?.post(message);
  }

  /** Shows and reports that the page cannot be shown; with `retry`, the shopper may try again. */
  fail(error: SdkError, retry?: () => void, errors?: readonly string[]): void {
    this.#clear();
    if (this.#container) this.#endWatch = renderNotice(this.#container, this.#texts, retry);
    this.#report(error, errors);
  }

  /** Hides the page; with `saveSize` its space stays. */
  hide(saveSize: boolean): void {
    if (!this.#frame) return;
    this.#loading?.remove();
    hideFrame(this.#frame, saveSize);
  }

  /** Shows the page again, in its previous state. */
  show(): void {
    if (this.#frame) showFrame(this.#frame);
  }

  /** Reports the error to the merchant's page, or to the console if there is no handler. */
  #report(error: SdkError, errors: readonly string[] = [error.message]): void {
    const { form, widgetId: widget_id } = this.#options;
    const { message } = error;
    const data: HostedErrorEvent = { event: 'error', widget_id, message, error, ...(form && { errors }) };
    const text = form ? `${form} is not loaded. ${errors.join('; ')}` : message;
    if (!this.events.emit('error', data as Events['error'])) console.error(text);
  }

  #clear(): void {
    this.#current.abort();
    this.#endWatch();
    this.#channel?.close();
    this.#frame?.remove();
    this.#frame = undefined;
    this.#loading = undefined;
  }
}
