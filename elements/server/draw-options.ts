/** Options for everything that a call renders. */
export interface DrawOptions {
  /** The country of the site if the page does not set it (`site-country-code`, `lang`): AUS or NZL. */
  readonly siteCountryCode?: string;
  /** The currency if the page does not set it, such as AUD. */
  readonly currency?: string;
  /** The language and region, where the page has no `lang`, such as en-AU. */
  readonly lang?: string;
  /** The time (epoch ms) that is rendered: of countdowns, for example. By default the current time. */
  readonly now?: number;
  /**
   * The address of Haven's published scripts and sheets, such as `/elements/`: rendered tags link their sheets there.
   * Or a function that returns the address of a sheet by its name: a tag, or `haven-controls`.
   */
  readonly sheets?: string | ((name: string) => string);
  /** Without `sheets`: the nonce of their `<style>` elements. */
  readonly nonce?: string;
  /**
   * The beginning of ids in what is rendered. Parts of one page that are rendered by several calls need different ones.
   */
  readonly idPrefix?: string;
  /** Renders these tags only. */
  readonly tags?: readonly string[];
  /** Called when a tag could not be rendered; the author's content stays in its place. */
  readonly onError?: (error: unknown, tag: string) => void;
}

/** Options for one element. */
export interface DrawElementOptions extends DrawOptions {
  /**
   * For a content system whose authors do not administer the site: the site's own values of the attributes that only an
   * administrator sets (addresses of scripts and requests, origins, the provider's environment and public key), by
   * their names in HTML, such as `{ 'public-key': 'pk_live' }`. The element's own values of these are left out and
   * reported to `onError`. Without it, the attributes are written unchanged. The markup in the element is not checked.
   */
  readonly settings?: Readonly<Record<string, string>>;
}
