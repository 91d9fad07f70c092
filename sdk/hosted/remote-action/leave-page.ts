/** Milliseconds for the outcome to reach the page: a pending message is lost when its page is left. */
const DELIVERY_MS = 500;

/**
 * Takes the page around the frame to another page of the merchant. A browser refuses that to a frame that the shopper
 * has not touched, or whose page is itself framed by a stranger: then nothing happens. Resolves when it was tried.
 */
export async function leavePage(view: Window, address: string | null): Promise<void> {
  if (address === null) return;
  await new Promise((resolve) => view.setTimeout(resolve, DELIVERY_MS));
  try {
    view.parent.location.href = address;
  } catch {
    // The page also received the outcome as an event.
  }
}
