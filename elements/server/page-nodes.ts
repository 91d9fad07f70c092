import type { DefaultTreeAdapterTypes } from 'parse5';
import { VIEW_SLOT } from '#runtime/hydration/page-names.ts';

export type PageElement = DefaultTreeAdapterTypes.Element;
type PageNode = DefaultTreeAdapterTypes.Node;

const CONTROLS = new Set(['input', 'select', 'textarea', 'button']);

export const isElement = (node: PageNode): node is PageElement => 'tagName' in node;

export function attributesOfNode({ attrs }: PageElement): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { name, value } of attrs) attributes[name] = value;
  return attributes;
}

export const hasAttribute = ({ attrs }: PageElement, name: string): boolean => attrs.some((each) => each.name === name);

/** Whether a tag has a shadow root or a view already: the author's own, or one that was rendered before. */
export const isRendered = ({ childNodes }: PageElement): boolean =>
  childNodes
    .filter(isElement)
    .some(
      (child) =>
        (child.tagName === 'template' && hasAttribute(child, 'shadowrootmode')) ||
        child.attrs.some(({ name, value }) => name === 'slot' && value === VIEW_SLOT),
    );

/** Whether an author has written anything into a tag. */
export const hasContent = ({ childNodes }: PageElement): boolean =>
  childNodes.some((child) => isElement(child) || ('value' in child && child.value.trim() !== ''));

const isHidden = ({ attrs }: PageElement) => attrs.some(({ name, value }) => name === 'type' && value === 'hidden');

/** Whether an author's content has a field that people see, which works before any script. */
export const hasOwnForm = ({ childNodes }: PageElement): boolean =>
  childNodes.filter(isElement).some((child) => (CONTROLS.has(child.tagName) && !isHidden(child)) || hasOwnForm(child));

/** Whether an element is in a `<template>` that is not a shadow root: the script that uses it renders its content. */
export const isInert = (ancestors: readonly PageElement[]): boolean =>
  ancestors.some((element) => element.tagName === 'template' && !hasAttribute(element, 'shadowrootmode'));
