import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useTagEvents } from '#parts/tag-events/use-tag-events.ts';
import { loadChunk } from '#runtime/chunk-loader.ts';
import { type Attributes, attributesOfProps } from './attribute-texts.ts';

/** A tag, as the generated `haven/react` describes it. */
export interface ComponentFacts {
  tag: string;
  /** Its properties, in camelCase. */
  properties: readonly string[];
  /** Those that are true where nothing is given. */
  onByDefault?: readonly string[];
  events: readonly string[];
  /** Registers the tag. */
  load: () => Promise<unknown>;
}

/** React 18 warns about layout effects on a server. */
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** `countdown-end` to `onCountdownEnd`. */
const handlerOf = (event: string) => `on${event.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase())}`;

/** Makes the attributes of an element these. Those that the author of the page has added stay. */
function writeAttributes(element: HTMLElement, attributes: Attributes): void {
  for (const [name, text] of Object.entries(attributes)) {
    if (text === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== text) {
      element.setAttribute(name, text);
      // The attribute only holds the default of a changed field.
      if (name === 'value' && 'defaultValue' in element) Object.assign(element, { value: text });
    }
  }
}

/**
 * A component of React 18.3 or 19 that renders a tag: properties become attributes, lists and objects as JSON, so that
 * a server's HTML is complete. The tag is registered after the first commit: a registered tag renders, and React cannot
 * hydrate nodes that it did not write.
 */
export function createComponent(facts: ComponentFacts) {
  const { tag, events, load } = facts;
  const handlers = new Set(events.map(handlerOf));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each tag, at module level.
  const Component = forwardRef<HTMLElement | null, Record<string, unknown>>((props, ref) => {
    const element = useRef<HTMLElement | null>(null);
    const [attributes, others] = attributesOfProps(facts, props, handlers);
    // React 19 would set some as properties and others as attributes, by whether the tag is registered yet: it gets the
    // first ones only, for the server's HTML.
    const [first] = useState(attributes);
    const listen = useTagEvents(events, (event) => {
      const handler = props[handlerOf(event.type)];
      if (typeof handler === 'function') handler(event);
    });
    const [attach] = useState(() => (node: HTMLElement | null) => {
      element.current = node;
      listen(node);
    });
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, []);
    const written = useRef<Attributes>({});
    useBrowserEffect(() => {
      const gone = Object.keys(written.current).map((name) => [name, undefined]);
      writeAttributes(element.current as HTMLElement, { ...Object.fromEntries(gone), ...attributes });
      written.current = attributes;
    });
    useEffect(() => {
      loadChunk(tag, load).catch(console.error);
    }, []);
    return createElement(tag, { ...others, ...first, ref: attach });
  });
  Component.displayName = handlerOf(tag).slice(2);
  return Component;
}
