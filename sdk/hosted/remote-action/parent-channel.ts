/** The commands that the page around the frame may send. */
export type FrameTrigger = { trigger: string; data: Record<string, unknown> };

/** Parses a message of the page: a JSON string for this kind of frame; null for everything else. */
export function parseTrigger(message: unknown): FrameTrigger | null {
  if (typeof message !== 'string' || message.length > 20_000) return null;
  try {
    const value: unknown = JSON.parse(message);
    if (typeof value !== 'object' || value === null) return null;
    const { trigger, destination, data } = value as Record<string, unknown>;
    if (typeof trigger !== 'string' || destination !== 'widget.paydock') return null;
    return { trigger, data: typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {} };
  } catch {
    return null;
  }
}

export type ParentChannel = {
  post(event: string, data?: object): void;
  /** Posts an event that describes a state, unless the same state was posted last. */
  postChange(event: string, data: object): void;
  close(): void;
};

type Envelope = { widgetId: string; refId: string | null; purpose: () => string };

/**
 * The only connection to the page around the frame: posts to its exact origin, and accepts messages only from that
 * window and origin. Without a known origin or a page around it, the frame neither sends nor receives.
 */
export function openParentChannel(
  view: Window,
  sdkOrigin: string,
  { widgetId, refId, purpose }: Envelope,
  onTrigger: (trigger: FrameTrigger) => void,
): ParentChannel {
  const lastPosted: Record<string, string> = {};
  const isAlone = view.parent === view || sdkOrigin === '';
  const listener = ({ source, origin, data }: MessageEvent) => {
    if (isAlone || source !== view.parent || origin !== sdkOrigin) return;
    const trigger = parseTrigger(data);
    if (trigger) onTrigger(trigger);
  };
  view.addEventListener('message', listener);
  const post = (event: string, data: object = {}) => {
    if (isAlone) return;
    const common = { event, widget_id: widgetId, purpose: purpose(), message_source: 'widget.paydock' };
    const message = refId === null ? { ...data, ...common } : { ...data, ...common, ref_id: refId };
    view.parent.postMessage(JSON.stringify(message), sdkOrigin);
  };
  return {
    post,
    postChange(event, data) {
      const text = JSON.stringify(data);
      if (lastPosted[event] === text) return;
      lastPosted[event] = text;
      post(event, data);
    },
    close: () => view.removeEventListener('message', listener),
  };
}
