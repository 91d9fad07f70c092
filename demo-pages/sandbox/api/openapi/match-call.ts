import type { ApiDescription, DescribedCall, Method } from './describe-api.ts';

export interface MatchedCall {
  /** The address with the names of its parts. */
  path: string;
  method: Method;
  call: DescribedCall;
}

const isName = (part: string) => part.startsWith('{');
/** Addresses in words come before those with names, part by part. */
const order = (path: string) => path.replaceAll(/\{\w+\}/g, '~');

/** Finds the described call of a request. */
export function callMatcher({ paths }: ApiDescription): (method: string, address: string) => MatchedCall | undefined {
  const sorted = Object.keys(paths).sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return (verb, address) => {
    const asked = address.split('/');
    const method = verb.toLowerCase() as Method;
    for (const path of sorted) {
      const parts = path.split('/');
      const call = paths[path]?.[method];
      const isThis = parts.length === asked.length && parts.every((part, at) => isName(part) || part === asked[at]);
      if (call && isThis) return { path, method, call };
    }
    return undefined;
  };
}
