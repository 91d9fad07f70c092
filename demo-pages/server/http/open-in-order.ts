/** Keeps what closes a thing that was just opened. */
export type CloseLater = (close: () => Promise<unknown>) => void;

/**
 * Opens things one after another. What was opened last is closed first, so that no request uses a closed database; also
 * when a later one cannot be opened.
 */
export async function openInOrder(open: (closeLater: CloseLater) => Promise<void>): Promise<{ stop(): Promise<void> }> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    await open((close) => closers.push(close));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
