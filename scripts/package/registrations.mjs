import { widgetTag } from '../build/tag-registry.mjs';

/** The module of the package that registers a tag, from `dist/modules`. */
export const registrationOf = (tag) =>
  tag === widgetTag.tag ? './checkout-widget/pay-widget.js' : `./elements/${tag}/define.js`;

/** The text of a list of names. */
export const list = (names) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
