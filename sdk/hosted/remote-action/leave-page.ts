/** The time that the page has to hear the outcome: a message that is under way when a page is left never arrives. */
const HEARING_MS = 500;

/**
 * Takes the page around the frame to another page of the merchant. A browser refuses that to a frame that the shopper
 * has not touched, or whose page is itself framed by a stranger: then nothing happens. Resolves when it was tried.
 */
export async function leavePage(view: Window, address: string | null): Promise<void> {
  if (address === null) return;
  await new Promise((resolve) => view.setTimeout(resolve, HEARING_MS));
  try {
    view.parent.location.href = address;
  } catch {
    // The page was told of the outcome by an event as well.
  }
}
