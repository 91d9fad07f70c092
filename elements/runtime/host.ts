import { createContext, useContext } from 'react';

export interface EmitOptions {
  /** The page may refuse with `preventDefault()`; then `emit` answers false. */
  cancelable?: boolean;
}

/** What a view may ask of the element that it is drawn in. `Events` maps each event's name to its detail. */
export interface Host<Events extends object = Record<string, unknown>> {
  readonly element: HTMLElement;
  /** For form-associated elements: value and validity. */
  readonly internals: ElementInternals;
  /** Dispatches a bubbling, composed event; false when the page prevented it. */
  emit<Name extends keyof Events & string>(name: Name, detail: Events[Name], options?: EmitOptions): boolean;
  /** Subscribes to a callback of form-associated elements; returns the end of the subscription. */
  onForm<Name extends keyof FormCallbacks>(name: Name, callback: FormCallbacks[Name]): () => void;
}

export interface FormCallbacks {
  reset: () => void;
  disabled: (disabled: boolean) => void;
  restore: (state: File | string | FormData | null, reason: 'autocomplete' | 'restore') => void;
}

export const HostContext = createContext<Host | undefined>(undefined);

/** The host of the view that is being drawn. */
export function useHost<Events extends object = Record<string, unknown>>(): Host<Events> {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost works only below a view given to defineElement.');
  return host as Host<Events>;
}
