/**
 * Takes the page around the frame to another page of the merchant. A browser refuses that to a frame that the shopper
 * has not touched, or whose page is itself framed by a stranger: then nothing happens.
 */
export function leavePage(view: Window, address: string | null): void {
  if (address === null) return;
  try {
    view.parent.location.href = address;
  } catch {
    // The page was told of the outcome by an event as well.
  }
}
