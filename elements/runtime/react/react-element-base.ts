import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';

// The hooks that r2wc offers to subclasses.
export const RENDER = Symbol.for('r2wc.render');
export const PROPS = Symbol.for('r2wc.props');
export const CONNECTED = Symbol.for('r2wc.connected');
export const CONTEXT = Symbol.for('r2wc.context');

export interface ReactElementBase extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  container: HTMLElement | ShadowRoot;
  [RENDER](): void;
  [PROPS]: object;
  [CONNECTED]: boolean;
  [CONTEXT]?: { root: Root; ReactComponent: unknown } | undefined;
}

/** r2wc's class for a component, with the hooks that its types leave out. */
export const rendersBy = <Props extends object>(component: ComponentType<Props>, shadow: boolean) =>
  r2wc(component, shadow ? { shadow: 'open' } : {}) as unknown as new () => ReactElementBase;
