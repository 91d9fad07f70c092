/** What an author wants to do with a tag. The reference and the block preview group tags by it. */
export type Group = 'guide' | 'stories' | 'giving' | 'find' | 'take-part' | 'shop' | 'pay';

/** Where a tag may be placed. The default is among other blocks, any number of times. */
export interface Placement {
  /** `paragraph`: also within a sentence; `control`: also in a link or a button, because it is not interactive. */
  within?: 'paragraph' | 'control';
  /** `needed`: the `<form>` around it submits its value; `none`: it renders a form, so it cannot be inside one. */
  form?: 'needed' | 'none';
  /** It is a field, so it may be part of the fallback form that another tag shows until its script has loaded. */
  field?: true;
  /** Not inside any other tag, but at this place in the page: a phrase that follows "directly into the page". */
  topLevel?: string;
  /** At most one in a page. */
  once?: true;
}

/** An attribute without which a tag is of little use. */
export interface Need<Name extends string = string> {
  severity: 'error' | 'warning';
  /** What happens without it: a clause that completes a sentence. */
  without: string;
  /** Required only when this other attribute is present. */
  when?: Name;
}

/**
 * What a value means for an author; `scripts/generate/cms/value-kinds.mjs` states what each accepts in a content
 * system.
 */
export type ValueKind =
  | 'words'
  | 'date'
  | 'moment'
  | 'year'
  | 'address'
  | 'newTab'
  | 'image'
  | 'film'
  | 'money'
  | 'count'
  | 'quantity'
  | 'country'
  | 'currency'
  | 'language'
  | 'state'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'person'
  | 'level'
  | 'id'
  | 'fieldName'
  | 'endpoint'
  | 'script'
  | 'credential'
  | 'environment'
  | 'origin'
  | 'origins'
  | 'domain'
  | 'token';

/** The facts of a tag, without its documentation texts. */
export interface TagFacts {
  group: Group;
  /** Its position in the group; tags without one come last, sorted by name. */
  order?: number;
  placement?: Placement;
  /**
   * What the author's content must consist of, where that is checked: one element per slide, a text message, a `<nav>`,
   * or parts whose `data-mode` is one of the attribute `modes`.
   */
  content?: 'slides' | 'message' | 'navigation' | 'modes';
  /** What the page must provide or its policy must allow. */
  asksOfPage?: 'bot-check' | 'film-players' | 'payments';
  /** Why a server leaves the author's content in place instead of rendering the tag. */
  notRenderedOnServer?: string;
  /** Why its script loads at once in a page of the server rendering. Others load once the page has loaded. */
  loadsAtOnce?: string;
  /** The address of the script that defines it, if it is not the autoloader. */
  script?: string;
  /** The maximum size of its own scripts in KiB gzip, if the common budget does not fit. */
  sizeBudget?: number;
}
