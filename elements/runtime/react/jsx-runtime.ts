import {
  type Component,
  type ElementType,
  type ExoticComponent,
  Fragment,
  type Key,
  type ReactElement,
  type JSX as ReactJsx,
  type ReactNode,
} from 'react';
import * as react from 'react/jsx-runtime';

// What the compiler imports for the JSX of this project: see `jsxImportSource` in tsconfig.json.

export { Fragment };

export declare namespace JSX {
  /** A component of ours renders an element or nothing: React would keep the node of a text. */
  type ElementType =
    | keyof IntrinsicElements
    | ((props: never) => ReactElement | null | false | undefined)
    | (new (
        props: never,
      ) => Component)
    | ExoticComponent<never>;
  interface Element extends ReactJsx.Element {}
  interface ElementAttributesProperty extends ReactJsx.ElementAttributesProperty {}
  interface ElementChildrenAttribute extends ReactJsx.ElementChildrenAttribute {}
  interface IntrinsicAttributes extends ReactJsx.IntrinsicAttributes {}
  interface IntrinsicClassAttributes<Instance> extends ReactJsx.IntrinsicClassAttributes<Instance> {}
  interface IntrinsicElements extends ReactJsx.IntrinsicElements {}
  type LibraryManagedAttributes<Type, Props> = ReactJsx.LibraryManagedAttributes<Type, Props>;
}

interface Props {
  readonly children?: ReactNode;
}

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number';
const isNothing = (child: unknown) => child === undefined || child === null || typeof child === 'boolean';

/** Texts alone become one text. Among other children, texts that follow each other become an element. */
function withoutTextNodes(children: readonly ReactNode[]): ReactNode {
  const parts = children.map((child) => (Array.isArray(child) ? withoutTextNodes(child) : child));
  if (parts.every((part) => isText(part) || isNothing(part))) return parts.filter(isText).join('');
  let text = '';
  return parts.map((part, index) => {
    if (!isText(part)) return part;
    text += part;
    // Every other child keeps its place, and so its state.
    if (isText(parts.slice(index + 1).find((next) => !isNothing(next)))) return null;
    const element = inElement(text, `text ${index}`);
    text = '';
    return element;
  });
}

/** Blanks stay as they are: nobody translates them, and an element would be an item of a flex box or a grid. */
const inElement = (text: string, key?: Key) => (text.trim() ? react.jsx('span', { children: text }, key) : text);

function makerOf(make: typeof react.jsx): typeof react.jsx {
  return (type, given, key) => {
    const props = given as Props;
    if (typeof type !== 'string' && type !== Fragment) return make(type, props, key);
    const { children } = props;
    const parts = Array.isArray(children) ? withoutTextNodes(children) : children;
    const shown = type === Fragment && isText(parts) ? inElement(String(parts)) : parts;
    if (shown === children) return make(type, props, key);
    return (Array.isArray(shown) ? make : react.jsx)(type, { ...props, children: shown }, key);
  };
}

/**
 * Makes React's elements so that React keeps no text node: it would hold each that has siblings by reference, and fail,
 * or show an old text, where a translator or another tool of the visitor has put something else in its place.
 * The one text of an element is a property of the element, which React writes over whatever is there.
 */
export const jsx = makerOf(react.jsx);
export const jsxs = makerOf(react.jsxs);

/** For servers of development, such as that of the unit tests. */
export const jsxDEV = (type: ElementType, props: unknown, key: Key | undefined, isStatic: boolean): ReactElement =>
  (isStatic ? jsxs : jsx)(type, props, key);
