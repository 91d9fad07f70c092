/** A message from the merchant's page to the frame. */
export type FlypayCommand = { trigger: 'close' | 'updated'; data: Record<string, unknown> };

type Facts = { pageOrigin: string; reference: string; widgetId: string };

function readCommand(data: unknown, widgetId: string): FlypayCommand | null {
  try {
    const message = Object(JSON.parse(String(data).slice(0, 20_000))) as Record<string, unknown>;
    const { message_source, reference_id, trigger, destination } = message;
    if (widgetId && reference_id !== widgetId) return null;
    if (message_source !== 'wallet.paydock' || destination !== 'widget.paydock') return null;
    if (trigger !== 'close' && trigger !== 'updated') return null;
    return { trigger, data: Object(message.data) as Record<string, unknown> };
  } catch {
    return null;
  }
}

/**
 * The message channel between the wallet's frame and the page around it: one window, one exact origin, both directions.
 */
export function openFlypayChannel(
  view: Window,
  { pageOrigin, reference, widgetId }: Facts,
  onCommand: (command: FlypayCommand) => void,
): { send(event: string, data?: object): void; close(): void } {
  const isAlone = view.parent === view || pageOrigin === '';
  const listener = ({ source, origin, data }: MessageEvent) => {
    if (isAlone || source !== view.parent || origin !== pageOrigin) return;
    const command = readCommand(data, widgetId);
    if (command) onCommand(command);
  };
  view.addEventListener('message', listener);
  return {
    send(event, data = {}) {
      if (isAlone) return;
      const height = Math.ceil(view.document.documentElement.getBoundingClientRect().height);
      const names = { reference_id: reference, ...(widgetId && { widget_id: widgetId }) };
      const message = { event, message_source: 'wallet.paydock', ...names, height, data };
      view.parent.postMessage(JSON.stringify(message), pageOrigin);
    },
    close: () => view.removeEventListener('message', listener),
  };
}
