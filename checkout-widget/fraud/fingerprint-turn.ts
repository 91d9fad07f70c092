type Payload = Readonly<Record<string, unknown>>;

/** The fingerprint that is being taken, at most one at a time (C2.79). */
export class FingerprintTurn {
  #stop: (() => void) | undefined;

  get isRunning(): boolean {
    return this.#stop !== undefined;
  }

  /** Starts in place of an earlier one. `deliver` gets the payload once; when it is through, the turn is over and `end` runs. */
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
