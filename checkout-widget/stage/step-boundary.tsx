import { Component, type ReactNode } from 'react';

interface StepBoundaryProps {
  readonly children: ReactNode;
  onError(error: unknown): void;
}

/** Keeps a step that cannot be drawn from taking the widget with it. */
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
