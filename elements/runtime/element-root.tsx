import { Component, type ComponentType, type ReactNode } from 'react';
import { type Host, HostContext } from './host.ts';
import type { LightView } from './light-view.ts';

export interface ElementRootProps {
  view: ComponentType<object>;
  /** The parsed attributes; absent if they are invalid. */
  input?: object;
  host: Host;
  /** Where the view is rendered, if not in a shadow root. */
  light?: LightView;
}

interface ElementRootState {
  input?: object | undefined;
  failed?: boolean;
}

const isFormAssociated = (element: HTMLElement) => Object(element.constructor).formAssociated === true;

/** Renders a tag's view. Shows the author's children for invalid input or a render error; new input tries again. */
export class ElementRoot extends Component<ElementRootProps, ElementRootState> {
  override state: ElementRootState = {};

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
    const { light, host } = this.props;
    light?.show(this.#isDrawn);
    // The author's own fields are in the form now.
    if (this.#isDrawn || !isFormAssociated(host.element)) return;
    host.internals.setFormValue(null);
    host.internals.setValidity({});
  }

  override componentDidUpdate(): void {
    this.componentDidMount();
  }

  get #isDrawn(): boolean {
    return Boolean(this.props.input) && !this.state.failed;
  }

  override render(): ReactNode {
    const { view: View, input, host, light } = this.props;
    if (this.#isDrawn) {
      return (
        // React 18 has no other way to write a provider.
        <HostContext.Provider value={host}>
          <View {...input} />
        </HostContext.Provider>
      );
    }
    return light ? null : <slot />;
  }
}
