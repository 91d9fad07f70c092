import type { Nodes, Root } from 'mdast';
import { didYouMean } from '../../../../../elements/authoring/did-you-mean.ts';
import type { Organisation } from '../../../platform/index.ts';
import type { ContentFault } from '../json-file.ts';

/** The facts of the organisation that a page may name, such as `{phone}`: each country has its own. */
const VALUES = ['name', 'legalName', 'registered', 'phone', 'bank', 'country', 'tax'] as const;
type Value = (typeof VALUES)[number];

const WRITTEN = /\{(\w+)\}/g;
const isValue = (name: string): name is Value => (VALUES as readonly string[]).includes(name);

/** A text with the facts that it names; what names none stays as it is. */
export const withValues = (text: string, organisation: Organisation): string =>
  text.replace(WRITTEN, (written, name: string) => (isValue(name) ? organisation[name] : written));

/** Values that are nearly one of these. */
export function checkValues(file: string, tree: Root): ContentFault[] {
  const faults: ContentFault[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'text') {
      for (const [written, name = ''] of node.value.matchAll(WRITTEN)) {
        const meant = isValue(name) ? undefined : didYouMean(name, VALUES);
        const { line, column } = node.position?.start ?? { line: 1, column: 1 };
        if (meant) faults.push({ file, line, column, text: `${written} is no value here; did you mean {${meant}}?` });
      }
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return faults;
}
