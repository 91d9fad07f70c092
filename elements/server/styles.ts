import type * as z from 'zod/mini';
import { controls } from '#runtime/controls.ts';
import type { ElementOptions } from '#runtime/element-options.ts';
import tokens from '#runtime/styles/tokens.css?inline';

/** How rendered tags get their look before their script runs. */
export interface StyleOptions {
  /**
   * The address of the published scripts and sheets, such as `/elements/`, or of the sheet with a name: the tags link
   * them.
   */
  readonly sheets?: string | ((name: string) => string) | undefined;
  /** Without `sheets`: the nonce of `<style>` elements, for a page with a policy. */
  readonly nonce?: string | undefined;
}

interface StyledTag {
  readonly options: Pick<ElementOptions<z.ZodMiniObject>, 'tag' | 'root' | 'styles'>;
  readonly styles: StyleOptions;
  /** The sheets of tags in the light DOM that the page has already. */
  readonly written?: Set<string> | undefined;
}

/** What the tag needs beside the shared look, which the page itself links for tags in the light DOM. */
export function ownStyles({ root, styles = [] }: StyledTag['options']): string {
  const own = styles.filter((css) => css !== controls);
  // The theme makes its tokens again in each root, as the runtime does.
  return (root === 'shadow' && styles.length > 0 ? [tokens, ...own] : own).join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The sheets of a rendered tag as markup. */
export function stylesOf({ options, styles, written }: StyledTag): string {
  const { tag, root } = options;
  if (root === 'light') {
    if (written?.has(tag)) return '';
    written?.add(tag);
  }
  const own = ownStyles(options);
  const sharesLook = root === 'shadow' && options.styles?.includes(controls);
  const { sheets } = styles;
  if (sheets !== undefined) {
    const address = (name: string) => (typeof sheets === 'string' ? `${sheets}${name}.css` : sheets(name));
    const link = (name: string) => `<link rel="stylesheet" href="${escaped(address(name))}">`;
    return `${sharesLook ? link('haven-controls') : ''}${own ? link(tag) : ''}`;
  }
  const css = `${sharesLook ? controls : ''}${own}`;
  const nonce = styles.nonce === undefined ? '' : ` nonce="${escaped(styles.nonce)}"`;
  return css && `<style${nonce}>${css}</style>`;
}
