/** The origin that a simulated script was loaded from; it also serves the pages that the script opens. */
export type VendorPage = {
  origin: string;
  /** The options in the script's address. */
  query: URLSearchParams;
  script: HTMLScriptElement;
};
