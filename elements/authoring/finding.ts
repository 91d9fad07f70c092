/** `error`: the block does not work; `warning`: some people cannot use it; `advice`: it could be better. */
export type Severity = 'error' | 'warning' | 'advice';

/** A problem at one place of a page. */
export interface Finding {
  severity: Severity;
  /** The rule that found it, such as `unknown-attribute`. The name does not change between releases. */
  rule: string;
  /** The tag concerned; for a place in a block's content, the block. */
  tag: string;
  /** The element concerned, unchanged. */
  element: Element;
  /** The problem, in a sentence. */
  message: string;
  /** The solution, in a sentence or two. */
  advice: string;
  /** The address of the tag's reference page: `/elements/<tag>`. */
  link: string;
}
