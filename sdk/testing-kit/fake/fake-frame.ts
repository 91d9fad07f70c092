/** A command of the page to its frame: `submit_form`, `hide_elements`, … */
export interface FrameCommand {
  readonly trigger: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The provider's page in a frame of the test's page: it sends what the test asks for. */
export class FakeFrame {
  /** The frame in the page. */
  readonly element: HTMLIFrameElement;
  /** What the page sent to the frame, in order. */
  readonly commands: FrameCommand[] = [];
  readonly #window = { postMessage: (text: unknown) => this.#receive(text) };
  readonly #origin: string;
  readonly #id: string;

  /** `id` names the widget in messages; without it, it is read from the frame's address. */
  constructor(element: HTMLIFrameElement, id?: string) {
    this.element = element;
    const { origin, searchParams } = new URL(element.src);
    this.#origin = origin;
    this.#id = id ?? searchParams.get('widget_id') ?? '';
    // Such documents do not load frames, or load an error page: the library talks to this window in its place.
    Object.defineProperty(element, 'contentWindow', {
      configurable: true,
      get: () => (element.isConnected ? this.#window : null),
    });
  }

  /** A parameter of the frame's address. */
  parameter(name: string): string | null {
    return new URL(this.element.src).searchParams.get(name);
  }

  /** Sends an event to the page, as the provider's page does. */
  emit(event: string, data: Readonly<Record<string, unknown>> = {}): void {
    const envelope = { event, widget_id: this.#id, message_source: 'widget.paydock' };
    const refId = this.parameter('ref_id');
    const message = { ...data, ...envelope, ...(refId === null ? {} : { ref_id: refId }) };
    // Not a MessageEvent, whose source must be a real window.
    const posted = Object.assign(new Event('message'), {
      data: JSON.stringify(message),
      origin: this.#origin,
      source: this.element.isConnected ? this.#window : null,
    });
    window.dispatchEvent(posted);
  }

  /** Reacts to a command of the page. */
  protected onCommand(_command: FrameCommand): void {}

  #receive(text: unknown): void {
    if (typeof text !== 'string') return;
    const { trigger, data = {} } = JSON.parse(text) as Partial<FrameCommand>;
    if (typeof trigger !== 'string') return;
    this.commands.push({ trigger, data });
    this.onCommand({ trigger, data });
  }
}
