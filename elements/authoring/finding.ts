/** How much is at stake: the block does not work, some people cannot use it, or it could serve better. */
export type Severity = 'error' | 'warning' | 'advice';

/** What an author should know about one place of a page. */
export interface Finding {
  severity: Severity;
  /** The rule that found it, such as `unknown-attribute`: the same from release to release. */
  rule: string;
  /** The tag that it is about; a block's own where the place lies in a block's content. */
  tag: string;
  /** Where it is. Nothing was changed on it. */
  element: Element;
  /** What is wrong, in a sentence. */
  message: string;
  /** What to do, in a sentence or two. */
  advice: string;
  /** Where the tag is described: `/elements/<tag>`. */
  link: string;
}
