import { kebabCase } from '#runtime/attributes/attribute-parsing.ts';
import type { Seen } from './outline.ts';
import type { AuthoringRule, FindingDraft } from './rule.ts';

/** Ids that occur twice in one tree: labels, links and scripts find only the first. */
export const duplicateIds: AuthoringRule = function* ({ all }, definitions) {
  const first = new Map<string, Seen>();
  const isUsed = (key: string, seen: Seen) => {
    const earlier = first.get(key);
    if (!earlier) first.set(key, seen);
    return earlier !== undefined;
  };
  for (const seen of all) {
    const id = seen.attributes.get('id');
    if (id && isUsed(`${seen.tree} id ${id}`, seen)) yield twice(seen, 'id', id);
    const identifier = seen.isBlock && definitions.get(seen.name)?.documentation.identifier;
    if (!identifier) continue;
    const name = kebabCase(identifier);
    const value = seen.attributes.get(name);
    if (value && isUsed(`${seen.name} ${name} ${value}`, seen)) yield twice(seen, name, value);
  }
};

const twice = (seen: Seen, name: string, value: string): FindingDraft => ({
  severity: 'error',
  rule: 'duplicate-id',
  seen,
  about: seen.isBlock ? seen.name : seen.owner?.name,
  message: `${name}="${value}" occurs more than once: a label, a link or a script finds only the first.`,
  advice: `Give this one a different ${name}.`,
});
