import { Component, type ReactNode } from 'react';

interface Props {
  /** A new value means new input: what failed may work now. */
  input: unknown;
  fallback: ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  failedInput?: unknown;
  failed: boolean;
}

/** Shows the fallback when the view below throws, and tries again when its input changes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (!state.failed) return state.failedInput === props.input ? null : { failedInput: props.input };
    return state.failedInput === props.input ? null : { failed: false, failedInput: props.input };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
