/** Where a stand-in comes from: its own origin serves the pages that it opens. */
export type VendorPage = {
  origin: string;
  /** The options in the script's address. */
  query: URLSearchParams;
  script: HTMLScriptElement;
};
