import type { ReactElement, ReactNode } from 'react';
import { Fragment } from 'react/jsx-runtime';
import { kebabCase } from '#runtime/attributes/attribute-parsing.ts';

const SVG = 'http://www.w3.org/2000/svg';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

function setProperty(element: HTMLElement | SVGElement, name: string, value: unknown, signal?: AbortSignal): void {
  if (name === 'children' || value === undefined || value === null || value === false) return;
  if (/^on[A-Z]/.test(name)) element.addEventListener(name.slice(2).toLowerCase(), value as () => void, { signal });
  else if (name === 'className') element.setAttribute('class', String(value));
  else if (name === 'style') {
    // Through CSSOM, which a strict style policy allows.
    for (const [key, style] of Object.entries(value as object))
      element.style.setProperty(kebabCase(key), String(style));
  } else {
    const attribute = element instanceof SVGElement && name !== 'viewBox' ? kebabCase(name) : name;
    element.setAttribute(attribute, value === true ? '' : String(value));
  }
}

/**
 * Renders React elements without React's renderer: host elements, and components without hooks. It is used before the
 * renderer has loaded; nothing is updated later. `signal` removes the listeners and leaves nodes that React can
 * hydrate.
 */
export function renderElements(node: ReactNode, signal?: AbortSignal, isInSvg = false): Node[] {
  if (node === undefined || node === null || typeof node === 'boolean') return [];
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => renderElements(child, signal, isInSvg));
  if (typeof node !== 'object') return [document.createTextNode(String(node))];
  const { type, props } = node as ReactElement<Props>;
  if (type === Fragment) return renderElements(props.children, signal, isInSvg);
  if (typeof type === 'function') return renderElements((type as (props: Props) => ReactNode)(props), signal, isInSvg);
  const isSvg = isInSvg || type === 'svg';
  const element = (isSvg ? document.createElementNS(SVG, String(type)) : document.createElement(String(type))) as
    | HTMLElement
    | SVGElement;
  for (const [name, value] of Object.entries(props)) setProperty(element, name, value, signal);
  element.append(...renderElements(props.children, signal, isSvg));
  return [element];
}
