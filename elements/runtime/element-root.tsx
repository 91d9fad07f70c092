import { Component, type ReactElement, type ReactNode, useInsertionEffect } from 'react';
import { type Host, HostContext } from './host.ts';
import type { LightView } from './light-view.ts';

export interface ElementRootProps {
  view: (input: object) => ReactElement | null;
  /** The parsed attributes; absent if they are invalid. */
  input?: object;
  host: Host;
  /** Where the view is rendered, if not in a shadow root. */
  light?: LightView;
  /** Renders the tag from scratch soon, with what its fields hold now; false if it has done so just before. */
  restart?: () => boolean;
  /** Called while React commits the first render. */
  mounted?: () => void;
}

interface ElementRootState {
  input?: object | undefined;
  failed?: boolean;
}

function InHost({ host, light, children }: Pick<ElementRootProps, 'host' | 'light'> & { children: ReactElement }) {
  // Before the effects of the view, so that it measures itself without the author's children.
  useInsertionEffect(() => light?.show(true), [light]);
  // React 18 has no other way to write a provider.
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>;
}

const isFormAssociated = (element: HTMLElement) => Object(element.constructor).formAssociated === true;

/**
 * Renders a tag's view. After an error in a view that was shown, such as one of a page whose nodes another script has
 * moved, it is rendered from scratch. Shows the author's children for invalid input or an error in the first render;
 * new input tries again.
 */
export class ElementRoot extends Component<ElementRootProps, ElementRootState> {
  override state: ElementRootState = {};
  #wasRendered = false;

  static getDerivedStateFromError(): ElementRootState {
    return { failed: true };
  }

  static getDerivedStateFromProps({ input }: ElementRootProps, state: ElementRootState): ElementRootState | null {
    return state.input === input ? null : { input, failed: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.host.emit('haven-error', { error });
  }

  override componentDidMount(): void {
    const { light, host, mounted } = this.props;
    mounted?.();
    light?.show(this.#isRendered);
    this.#wasRendered ||= this.#isRendered;
    // The author's own fields are in the form now.
    if (this.#isRendered || !isFormAssociated(host.element)) return;
    host.internals.setFormValue(null);
    host.internals.setValidity({});
  }

  /** Called while the nodes of a view that failed are still there. */
  override getSnapshotBeforeUpdate(_props: ElementRootProps, before: ElementRootState): boolean {
    const hasBroken = this.state.failed && !before.failed && this.#wasRendered;
    return Boolean(hasBroken && this.props.restart?.());
  }

  override componentDidUpdate(_props: ElementRootProps, _state: ElementRootState, isRestarting: boolean): void {
    if (!isRestarting) this.componentDidMount();
  }

  get #isRendered(): boolean {
    return Boolean(this.props.input) && !this.state.failed;
  }

  override render(): ReactNode {
    const { view: View, input, host, light } = this.props;
    if (this.#isRendered) {
      return (
        <InHost host={host} light={light}>
          <View {...input} />
        </InHost>
      );
    }
    return light ? null : <slot />;
  }
}
