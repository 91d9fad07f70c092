import r2wc from '@r2wc/react-to-web-component';
import type { Root } from 'react-dom/client';
import { ElementRoot } from '../element-root.tsx';

// The hooks that r2wc offers to subclasses.
export const RENDER = Symbol.for('r2wc.render');
export const PROPS = Symbol.for('r2wc.props');
export const CONNECTED = Symbol.for('r2wc.connected');
export const CONTEXT = Symbol.for('r2wc.context');

interface ReactElementClass {
  new (): HTMLElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
    attributeChangedCallback(attribute: string, before: string | null, text: string | null): void;
    container: HTMLElement | ShadowRoot;
    [RENDER](): void;
    [PROPS]: object;
    [CONNECTED]: boolean;
    [CONTEXT]?: { root: Root; ReactComponent: unknown } | undefined;
  };
}

/** r2wc's class, with the hooks that its types leave out. On a server a class can be imported, but not constructed. */
export const ReactElementBase = (typeof HTMLElement === 'undefined'
  ? Object
  : r2wc(ElementRoot)) as unknown as ReactElementClass;
