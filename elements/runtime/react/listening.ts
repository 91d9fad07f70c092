const NAMES =
  'change click focusin focusout input keydown keyup mousedown mousemove mouseout mouseover pointerout pointerover ' +
  'submit';

/**
 * The events that views listen for with React's properties, `onFocus` as `focusin`: a unit test compares them with the
 * views. React would add 138 listeners to each root, which takes longer than rendering a small view.
 */
export const VIEW_EVENTS: ReadonlySet<string> = new Set(NAMES.split(' '));

/** Makes a root of React that listens only for the events of views, in the phase in which they bubble. */
export function listening<Root>(container: Element | ShadowRoot, makeRoot: () => Root): Root {
  const { addEventListener } = container;
  container.addEventListener = (type: string, listener: EventListener, isCapturing: unknown) => {
    if (isCapturing === false && VIEW_EVENTS.has(type)) addEventListener.call(container, type, listener);
  };
  try {
    return makeRoot();
  } finally {
    Reflect.deleteProperty(container, 'addEventListener');
  }
}
