import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type * as z from 'zod/mini';
import { attributeKind, kebabCase, parseProperty } from '#runtime/attributes/attribute-parsing.ts';
import type { ElementOptions } from '#runtime/element-options.ts';
import { ElementRoot } from '#runtime/element-root.tsx';
import type { Host } from '#runtime/host.ts';
import { stampOf, writeMark } from '#runtime/hydration/hydration-mark.ts';
import { VIEW_SLOT } from '#runtime/hydration/page-names.ts';
import { translateDefaults } from '#runtime/texts/default-texts.ts';
import { AuthorElement } from './author-content.ts';
import type { PageElement } from './page-nodes.ts';
import { type StyleOptions, stylesOf } from './styles.ts';

/** The facts of an element before a server renders it. */
interface ServerElementFacts {
  readonly tag: string;
  /** As written: attribute names and texts. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The tag with the author's content. */
  readonly content: AuthorElement;
  /** The values in force, which are the element's properties. */
  readonly values: object;
  /** The language that it is rendered in. */
  readonly lang: string | undefined;
  /** The action of the form around it, if there is a form. */
  readonly formAction: string | undefined;
  /** Whether it is in somebody's shadow root. */
  readonly isInShadow: boolean;
  /** The current time (epoch ms). */
  readonly now: number;
}

/**
 * The host of a view that a server renders. The element has what a view reads while it renders; effects and events only
 * exist in the browser.
 */
function serverHost(facts: ServerElementFacts): Host {
  const { tag, attributes, content, values, lang, formAction, isInShadow, now } = facts;
  const page = {
    defaultView: null,
    documentElement: { hasAttribute: () => false },
  };
  const element = {
    ...values,
    localName: tag,
    id: attributes['id'] ?? '',
    get children() {
      return content.children;
    },
    get textContent() {
      return content.textContent;
    },
    ownerDocument: page,
    getRootNode: () => (isInShadow ? {} : page),
    getAttribute: (name: string) => (name === 'lang' ? lang : attributes[name]) ?? null,
    hasAttribute: (name: string) => name in attributes,
    matches: () => false,
  };
  const form = formAction === undefined ? null : ({ getAttribute: () => formAction } as unknown as HTMLFormElement);
  return {
    // A view that reads more fails, and the author's content stays: a test renders every example.
    element: element as unknown as HTMLElement,
    internals: { form } as ElementInternals,
    form: {},
    now,
    emit: () => true,
  };
}

/** A tag of a page, as the server renders it. */
export interface ServerTag {
  readonly options: ElementOptions<z.ZodMiniObject>;
  /** As written: attribute names and texts. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The tag with the author's content. */
  readonly content: PageElement;
  /** What the tag inherits, by the names of properties. */
  readonly inherited: Readonly<Record<string, string>>;
  /** The language that it is rendered in. */
  readonly lang?: string | undefined;
  /** The action of the form around it; empty if it has none of its own, absent without a form. */
  readonly formAction?: string | undefined;
  /** Whether it is in a shadow root, where sheets of the page do not reach. */
  readonly isInShadow: boolean;
  /** The prefix of its ids, unique in the page. */
  readonly prefix: string;
  /** The time (epoch ms) that it is rendered for. */
  readonly now: number;
  readonly styles: StyleOptions;
  /** The sheets of tags in the light DOM that the page has already. */
  readonly written?: Set<string> | undefined;
}

interface AttributeFacts {
  readonly name: string;
  readonly attribute: string;
  readonly kind: ReturnType<typeof attributeKind>;
}

const facts = new WeakMap<object, readonly AttributeFacts[]>();

/** The facts of a tag's attributes, from its schema. */
function attributeFacts({ shape }: z.ZodMiniObject): readonly AttributeFacts[] {
  const cached = facts.get(shape);
  if (cached) return cached;
  const entries = (Object.entries(shape) as [string, z.core.$ZodType][]).map(([name, schema]) => ({
    name,
    attribute: kebabCase(name),
    kind: attributeKind(schema),
  }));
  facts.set(shape, entries);
  return entries;
}

/** The raw values of a tag's attributes, in the order and with the rules of the element in a browser. */
function rawValues({ options, attributes, inherited }: ServerTag): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, attribute, kind } of attributeFacts(options.attributes)) {
    const text = attributes[attribute];
    const own = text === undefined ? undefined : parseProperty(kind, text, attribute);
    const value = own ?? (options.context ? inherited[name] : undefined);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/**
 * What a server writes into a tag before the author's content: the shadow root with the view, or the view beside the
 * content, which a closed root hides. Nothing if the attributes are invalid. Throws what the view throws.
 */
export function renderView(rendered: ServerTag): string | undefined {
  const { options, attributes, content, lang, formAction, isInShadow, prefix, now } = rendered;
  const { tag, view } = options;
  const raw = rawValues(rendered);
  const { data } = options.attributes.safeParse(raw);
  if (!data) return undefined;
  const inForce = options.formAssociated?.inForce;
  if (inForce) Object.assign(data, { value: inForce(data, Boolean(raw['value'])) });
  const host = serverHost({
    tag,
    attributes,
    content: new AuthorElement(content),
    values: data,
    lang,
    formAction,
    isInShadow,
    now,
  });
  translateDefaults(host.element, data, raw, options.defaultTexts);
  const root = createElement(ElementRoot, { view: view as never, input: data, host });
  const html = renderToString(root, { identifierPrefix: prefix });
  const stamp = stampOf(attributeFacts(options.attributes).map(({ name }) => raw[name]));
  const mark = writeMark({ stamp, prefix });
  const inside = `${mark}${stylesOf(rendered)}${html}`;
  if (options.root === 'shadow') return `<template shadowrootmode="open">${inside}</template>`;
  const slots = `<slot name="${VIEW_SLOT}"></slot><slot hidden></slot>`;
  return `<template shadowrootmode="closed">${slots}</template><div slot="${VIEW_SLOT}">${inside}</div>`;
}
