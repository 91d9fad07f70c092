import * as z from 'zod';

const PATH = /^\/(?![/\\])[^\s\\]*$/;
const PLACE = 'http://site.invalid';

const address = (write: string) => z.string({ error: write }).max(500, 'write at most 500 characters');

/** An address as browsers ask for it: `/pānui` is `/p%C4%81nui`, and `..` is resolved. */
const asked = (path: string) => new URL(upper(path), PLACE);
/** Some systems write `%c4` in their links. */
const upper = (path: string) => path.replace(/%[0-9a-f]{2}/gi, (byte) => byte.toUpperCase());

const isOwnPath = (path: string): boolean => PATH.test(path) && PATH.test(asked(path).pathname);

const wrongFrom = (from: string): string | undefined => {
  if (!isOwnPath(from)) return 'write a path of this site that begins with one slash, such as /about-us';
  if (/[?#]/.test(from)) return 'write the path without ? and #: a query is kept by itself';
  return wrongStar(from);
};

/** Another site, also as browsers read `//x` and `/\x`, is no target: nobody may lend the site's name to it. */
const wrongTo = (to: string): string | undefined =>
  isOwnPath(to) ? wrongStar(to) : 'write a path of this site that begins with one slash, such as /news';

const wrongStar = (path: string): string | undefined =>
  /\*/.test(path.replace(/\/\*$/, ''))
    ? 'write * only once, at the end and after a slash, such as /old-news/*'
    : undefined;

const isWild = (path: string) => path.endsWith('/*');

const ENTRY = z.strictObject(
  { from: address('write the old path'), to: address('write the path that it leads to') },
  { error: ({ code }) => (code === 'invalid_type' ? 'write { "from": "/old", "to": "/new" }' : undefined) },
);

/** `redirects.json`: old addresses of a charity that has moved its site (O2.05). */
export const redirectsSchema = z
  .array(ENTRY, { error: 'write a list in brackets, such as [{ "from": "/old", "to": "/new" }]' })
  .max(5_000, 'write at most 5000 redirects: one with * leads many addresses')
  .superRefine((redirects, { addIssue }) => {
    const fault = (index: number, field: keyof Redirect, message: string) =>
      addIssue({ code: 'custom', path: [index, field], message });
    const known = new Set<string>();
    const right = redirects.filter(({ from, to }, index) => {
      const [inFrom, inTo] = [wrongFrom(from), wrongTo(to)];
      if (inFrom) fault(index, 'from', inFrom);
      if (inTo) fault(index, 'to', inTo);
      if (inFrom || inTo) return false;
      const path = asked(from).pathname;
      const isKnown = known.has(path);
      known.add(path);
      if (isKnown) fault(index, 'from', `${from} is redirected twice: remove one of them`);
      if (isWild(from) !== isWild(asked(to).pathname)) fault(index, 'to', 'end both paths with /*, or neither');
      return !isKnown && isWild(from) === isWild(to);
    });
    const find = redirectsOf(right);
    for (const redirect of right) {
      const chain = chainOf(redirect, right, find);
      if (chain)
        fault(redirects.indexOf(redirect), 'to', `this leads back to itself (${chain.join(' → ')}): name another page`);
    }
  });

export interface Redirect {
  from: string;
  to: string;
}

/** Where a path leads that is no page, with the query that was asked for; `undefined` where it leads nowhere. */
export type FindRedirect = (path: string, query?: string) => string | undefined;

/** Looks redirects up: a whole path first, then the longest one with `*`. */
export function redirectsOf(redirects: readonly Redirect[]): FindRedirect {
  const exact = new Map<string, URL>();
  const wild: { start: string; to: URL }[] = [];
  for (const { from, to } of redirects) {
    const { pathname } = asked(from);
    if (isWild(pathname)) wild.push({ start: pathname.slice(0, -1), to: asked(to.slice(0, -1)) });
    else exact.set(pathname, asked(to));
  }
  wild.sort((a, b) => b.start.length - a.start.length);
  const find = (path: string): { to: URL; rest: string } | undefined => {
    const to = exact.get(path);
    if (to) return { to, rest: '' };
    const match = wild.find(({ start }) => path.startsWith(start));
    // A slash at the beginning of the rest would make another site of "/" and "/example.org".
    return match && { to: match.to, rest: path.slice(match.start.length).replace(/^[/\\]+/, '') };
  };
  return (path, query = '') => {
    const own = upper(path);
    const match = find(own) ?? (own.length > 1 && own.endsWith('/') ? find(own.slice(0, -1)) : undefined);
    if (!match) return undefined;
    const { to, rest } = match;
    const target = `${to.pathname}${rest}`;
    if (target === own || !PATH.test(target)) return undefined;
    const search = [to.search, query].map((part) => part.replace(/^\?/, '')).filter(Boolean);
    return `${target}${search.length > 0 ? `?${search.join('&')}` : ''}${to.hash}`;
  };
}

/** Any address below one with `*`, for a look at where it leads. */
const ANY = 'any-page';

/** The addresses that a redirect leads through when it never ends. */
function chainOf({ from, to }: Redirect, all: readonly Redirect[], find: FindRedirect): string[] | undefined {
  const end = asked(to).pathname;
  const start = end.slice(0, -1);
  // What another redirect takes of the addresses that this one leads to.
  const rests = all.map((other) => asked(other.from).pathname).filter((path) => path.startsWith(start));
  const paths = isWild(from)
    ? [ANY, ...rests.map((path) => path.slice(start.length).replace(/\*$/, ANY))].map((rest) => `${start}${rest}`)
    : [end];
  for (const path of paths) {
    const chain = [path];
    for (let next = find(path); next !== undefined; next = find(chain.at(-1) ?? '')) {
      const reached = asked(next).pathname;
      const isEndless = chain.includes(reached) || chain.length > all.length;
      chain.push(reached);
      if (isEndless) return [from, ...chain.slice(0, 4)];
    }
  }
  // `find` never leads a path to itself, but a redirect that says so is a mistake too.
  return end === asked(from).pathname ? [from, to] : undefined;
}
