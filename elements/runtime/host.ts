import { createContext, useContext } from 'react';

export interface EmitOptions {
  /** The page may refuse with `preventDefault()`; then `emit` returns false. */
  cancelable?: boolean;
}

/** Callbacks of a form-associated element. A view assigns those it needs in an effect and deletes them on cleanup. */
export interface FormCallbacks {
  reset?: () => void;
  disabled?: (disabled: boolean) => void;
  restore?: (state: File | string | FormData | null, reason: 'autocomplete' | 'restore') => void;
}

/** What a view can use of its element. `Events` maps each event's name to its detail. */
export interface Host<Events extends object = Record<string, unknown>> {
  readonly element: HTMLElement;
  /** For form-associated elements: value and validity. */
  readonly internals: ElementInternals;
  readonly form: FormCallbacks;
  /** On a server, the time (epoch ms) that the view is rendered for. */
  readonly now?: number;
  /** Dispatches a bubbling, composed event; false when the page prevented it. */
  emit<Name extends keyof Events & string>(name: Name, detail: Events[Name], options?: EmitOptions): boolean;
}

export const HostContext = createContext({} as Host);

/** The host of the view that is being rendered. Works only in the view of a tag. */
export function useHost<Events extends object = Record<string, unknown>>(): Host<Events> {
  return useContext(HostContext) as Host<Events>;
}
