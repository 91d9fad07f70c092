/** What the shop may tell the frame. */
export type FlypayCommand = { trigger: 'close' | 'updated'; data: Record<string, unknown> };

type Facts = { pageOrigin: string; reference: string };

function readCommand(data: unknown): FlypayCommand | null {
  try {
    const said = Object(JSON.parse(String(data).slice(0, 20_000))) as Record<string, unknown>;
    const { message_source, trigger, destination } = said;
    // Its `reference_id` is the widget's own, which this page has not been told.
    if (message_source !== 'wallet.paydock' || destination !== 'widget.paydock') return null;
    if (trigger !== 'close' && trigger !== 'updated') return null;
    return { trigger, data: Object(said.data) as Record<string, unknown> };
  } catch {
    return null;
  }
}

/** The line between the wallet's frame and the page around it: one window, one exact origin, in both directions. */
export function openFlypayLine(
  view: Window,
  { pageOrigin, reference }: Facts,
  onCommand: (command: FlypayCommand) => void,
): { say(event: string, data?: object): void; close(): void } {
  const isAlone = view.parent === view || pageOrigin === '';
  const listener = ({ source, origin, data }: MessageEvent) => {
    if (isAlone || source !== view.parent || origin !== pageOrigin) return;
    const command = readCommand(data);
    if (command) onCommand(command);
  };
  view.addEventListener('message', listener);
  return {
    say(event, data = {}) {
      if (isAlone) return;
      const height = Math.ceil(view.document.documentElement.getBoundingClientRect().height);
      const message = { event, message_source: 'wallet.paydock', reference_id: reference, height, data };
      view.parent.postMessage(JSON.stringify(message), pageOrigin);
    },
    close: () => view.removeEventListener('message', listener),
  };
}
