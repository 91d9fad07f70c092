import { Component, type ComponentType, type ReactNode, type RefCallback } from 'react';
import { type Host, HostContext } from './host.ts';

interface ElementRootProps {
  view: ComponentType<object>;
  /** The parsed attributes; absent if they are invalid. */
  input?: object;
  host: Host;
  shadow: boolean;
  /** Moves the author's children into the box, and back when the view is removed. */
  showChildren: RefCallback<HTMLElement>;
}

interface ElementRootState {
  input?: object | undefined;
  failed?: boolean;
}

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

  override render(): ReactNode {
    const { view: View, input, host, shadow, showChildren } = this.props;
    if (input && !this.state.failed) {
      return (
        <HostContext value={host}>
          <View {...input} />
        </HostContext>
      );
    }
    return shadow ? <slot /> : <div ref={showChildren} data-haven-fallback="" />;
  }
}
