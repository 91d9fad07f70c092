/** How strong the rules of a layer are inside a view: each `#_`, which matches nothing, weighs as an id. */
const STRENGTH: Readonly<Record<string, string>> = { components: '#_#_#_#_', blocks: '#_#_#_#_#_' };

/** Rules that lie closely together are compressed better: gzip finds repetitions in the last 32 KB. */
const PORTION = 4000;

function withoutComments(css: string): string {
  let result = '';
  let start = 0;
  for (let open = css.indexOf('/*'); open >= 0; open = css.indexOf('/*', start)) {
    result += css.slice(start, open);
    const close = css.indexOf('*/', open + 2);
    start = close < 0 ? css.length : close + 2;
  }
  return result + css.slice(start);
}

/** The rules of a sheet without comments, or of the block of a layer, one by one. */
function* rulesOf(css: string): Generator<string> {
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let index = 0; index < css.length; index += 1) {
    const sign = css[index] as string;
    if (sign === '\\') index += 1;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (quote || depth > 0 || (sign !== '}' && sign !== ';')) continue;
    yield css.slice(start, index + 1);
    start = index + 1;
  }
}

/**
 * A sheet in which views have the rules of the layers once more, outside the layers: so a layer that another sheet of
 * the page declares later, such as the `base` of Tailwind 4, does not come before them.
 */
export function withViewCopies(css: string): string {
  let result = '';
  for (const block of rulesOf(withoutComments(css))) {
    const [start = '', layer = ''] = /^\s*@layer haven\.(\w+)\s*\{/.exec(block) ?? [];
    const strength = STRENGTH[layer];
    if (!strength) {
      result += block;
      continue;
    }
    const close = (rules: string) => {
      const copied = [...rulesOf(rules)].filter((rule) => !/^\s*@keyframes/.test(rule)).join('');
      return `${start}${rules}}:is([slot=haven-view],${strength}){${copied}}`;
    };
    let portion = '';
    for (const rule of rulesOf(block.slice(start.length, -1))) {
      portion += rule;
      if (portion.length < PORTION) continue;
      result += close(portion);
      portion = '';
    }
    if (portion) result += close(portion);
  }
  return result;
}
