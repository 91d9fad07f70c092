/** `haven/autoload` on a server: there is no page with tags, so it does nothing. */
export function initBackOffice(): void {}

/** The same for texts, which a server writes into the page: `<script type="application/json" data-haven-texts>`. */
export async function setTexts(): Promise<void> {}
