import { useLayoutEffect } from 'react';
import { useHost } from './host.ts';
import { VIEW_SLOT } from './light-view.ts';

type NativeEvent = 'input' | 'change';

const stop = (event: Event) => event.stopPropagation();

/**
 * The native events of a field, which forms and frameworks listen for. The view calls the returned function after a
 * person has changed the value. Events of the view's own inputs end in the view, because their value is not the
 * field's.
 */
export function useFieldEvents(): (...types: NativeEvent[]) => void {
  const { element } = useHost();

  useLayoutEffect(() => {
    const view = element.querySelector(`:scope > [slot="${VIEW_SLOT}"]`);
    view?.addEventListener('input', stop);
    view?.addEventListener('change', stop);
    return () => {
      view?.removeEventListener('input', stop);
      view?.removeEventListener('change', stop);
    };
  }, [element]);

  return (...types) => {
    for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  };
}
