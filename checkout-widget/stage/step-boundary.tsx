import { Component, type ReactNode } from 'react';

interface StepBoundaryProps {
  readonly children: ReactNode;
  onError(error: unknown): void;
}

/** An error while rendering a step must not remove the whole widget. */
export class StepBoundary extends Component<StepBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
