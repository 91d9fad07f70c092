import { describe, expect, it } from 'vitest';
import { withViewCopies } from './view-copies.ts';

const COMPONENTS = ':is([slot=haven-view],#_#_#_#_)';
const BLOCKS = ':is([slot=haven-view],#_#_#_#_#_)';

describe('the copies of rules for views', () => {
  it('follow the layer of each rule, and blocks are stronger than components', () => {
    expect(withViewCopies('@layer haven.components{.a{color:red}}@layer haven.blocks{.b{top:0}.c{top:1px}}')).toBe(
      `@layer haven.components{.a{color:red}}${COMPONENTS}{.a{color:red}}` +
        `@layer haven.blocks{.b{top:0}.c{top:1px}}${BLOCKS}{.b{top:0}.c{top:1px}}`,
    );
  });

  it('keep conditions, and leave out keyframes, which no rule may contain', () => {
    const media = '@media (width<30rem){.a{top:0}}';
    expect(withViewCopies(`@layer haven.blocks{@keyframes x{to{top:0}}${media}}`)).toBe(
      `@layer haven.blocks{@keyframes x{to{top:0}}${media}}${BLOCKS}{${media}}`,
    );
  });

  it('leave other layers, statements and rules outside layers as they are', () => {
    const css =
      '@layer haven.tokens,haven.base;@layer haven.tokens{:root{--a:1}}.x{top:0}@layer haven.layout{.y{top:0}}';
    expect(withViewCopies(css)).toBe(css);
  });

  it('take braces and quotes in texts, addresses and comments for what they are', () => {
    const rule = `.a{content:"}";background:url("data:image/svg+xml,%3Csvg xmlns='{'/%3E")}`;
    expect(withViewCopies(`/* a block's own { */@layer haven.blocks{${rule}}`)).toBe(
      `@layer haven.blocks{${rule}}${BLOCKS}{${rule}}`,
    );
  });

  it('stand close to their rules in a long sheet, for the sake of compression', () => {
    const rules = Array.from({ length: 1000 }, (_, index) => `.a${index}{color:red}`);
    const css = withViewCopies(`@layer haven.blocks{${rules.join('')}}`);
    for (const rule of rules) expect(css.lastIndexOf(rule) - css.indexOf(rule)).toBeLessThan(10_000);
    expect(css.match(/[.]a\d+/g)).toHaveLength(2000);
  });
});
