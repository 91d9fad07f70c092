import { Component, type ReactNode } from 'react';

interface StepBoundaryProps {
  readonly children: ReactNode;
  /** Renders the stage from scratch soon; false if it has done so just before. */
  restart(): boolean;
  onError(error: unknown): void;
}

/** An error while rendering a step must not remove the whole widget. What was shown before is rendered again. */
export class StepBoundary extends Component<StepBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  #isRestarting = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** Called while the nodes of what failed are still there. */
  override getSnapshotBeforeUpdate(_props: StepBoundaryProps, before: { hasFailed: boolean }): boolean {
    return this.state.hasFailed && !before.hasFailed && this.props.restart();
  }

  override componentDidUpdate(_props: StepBoundaryProps, _state: object, isRestarting: boolean): void {
    this.#isRestarting = isRestarting;
  }

  override componentDidCatch(error: unknown): void {
    if (!this.#isRestarting) this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
