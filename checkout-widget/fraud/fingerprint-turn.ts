type Payload = Readonly<Record<string, unknown>>;

/** The pending fingerprint, at most one at a time (C2.79). */
export class FingerprintTurn {
  #stop: (() => void) | undefined;

  get isRunning(): boolean {
    return this.#stop !== undefined;
  }

  /**
   * Replaces an earlier one. `deliver` receives the payload once; after that, the fingerprint is finished and `end`
   * runs.
   */
  start(
    begin: (report: (payload: Payload) => void) => () => void,
    deliver: (payload: Payload) => Promise<void>,
    end: () => void,
  ): void {
    this.stop();
    let isReported = false;
    const stop = begin(async (payload) => {
      if (isReported || this.#stop !== stop) return;
      isReported = true;
      await deliver(payload);
      if (this.#stop !== stop) return;
      this.#stop = undefined;
      end();
    });
    this.#stop = stop;
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
