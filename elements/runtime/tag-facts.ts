/** What an author wants to do with a tag: the reference and the block preview list tags by it. */
export type Group = 'guide' | 'stories' | 'giving' | 'find' | 'take-part' | 'shop' | 'pay';

/** Where a tag may stand. What is left out is as for most: among other blocks, and as often as an author likes. */
export interface Placement {
  /** `paragraph`: also within a sentence; `control`: in a link or a button as well, because it has nothing to press. */
  within?: 'paragraph' | 'control';
  /** `needed`: the `<form>` around it sends it; `none`: it draws a form, and no form can stand in a form. */
  form?: 'needed' | 'none';
  /** It is a field, so it may be one of the form that people have until another tag's script has come. */
  field?: true;
  /** Stands in no other tag, but there in the page: a few words that follow "directly into the page". */
  topLevel?: string;
  /** A page can have one. */
  once?: true;
}

/** An attribute that a tag is of little use without. */
export interface Need<Name extends string = string> {
  severity: 'error' | 'warning';
  /** What happens without it: a clause that ends a sentence. */
  without: string;
  /** Another attribute, without which this one is not needed. */
  when?: Name;
}

/** The facts of a tag that are no prose. */
export interface TagFacts {
  group: Group;
  /** Its place in the group; tags without one come last, by name. */
  order?: number;
  placement?: Placement;
  /**
   * What its author's content is made of, where that is checked: an element a slide, a message in words, a `<nav>`, or
   * parts whose `data-mode` is one of the attribute `modes`.
   */
  content?: 'slides' | 'message' | 'navigation' | 'modes';
  /** What a page must carry or its policy allow. */
  asksOfPage?: 'bot-check' | 'film-players' | 'payments';
  /** The address of the script that defines it, where that is not the autoloader's. */
  script?: string;
  /** KiB gzip that its own scripts may weigh, where the common budget does not fit. */
  sizeBudget?: number;
}
