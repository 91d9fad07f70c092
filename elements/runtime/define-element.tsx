import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { adoptStyles } from './adopt-styles.ts';
import { attributeKind, kebabCase, parseAttribute } from './attribute-parsing.ts';
import { ElementRoot } from './element-root.tsx';
import type { Host } from './host.ts';
import type { InheritedContext, InheritedName } from './inherited-context.ts';
import { drawSoon } from './render-queue.ts';
import { walkUp } from './walk-up.ts';

// Zod probes `new Function` for its compiler, which a strict policy reports as a violation.
z.config({ jitless: true });

/** One tag: its name, the schema of its attributes, and the view that draws it. */
export interface ElementOptions<Schema extends z.ZodMiniObject> {
  tag: `${string}-${string}`;
  /** Names in camelCase (attributes are their kebab-case), none that HTMLElement has: the contract suite checks. */
  attributes: Schema;
  view: ComponentType<z.output<Schema>>;
  /** `light` for forms (autofill, labels and translation work there), `shadow` for content that takes slots. */
  root: 'light' | 'shadow';
  /** Sheets, adopted into whatever root the element draws in. */
  styles?: readonly string[];
  formAssociated?: boolean;
  /** Where attributes come from that the author left out; a schema with a country, currency or locale needs it. */
  context?: InheritedContext;
}

/** A schema with an inherited attribute needs to be told where its values come from. */
export type NeedsContext<Schema extends z.ZodMiniObject> =
  Extract<keyof z.output<Schema>, InheritedName> extends never ? unknown : { context: InheritedContext };

// The hooks that r2wc leaves for subclasses.
const RENDER = Symbol.for('r2wc.render');
const PROPS = Symbol.for('r2wc.props');
const CONNECTED = Symbol.for('r2wc.connected');
const CONTEXT = Symbol.for('r2wc.context');

interface Base extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  [RENDER](): void;
  [PROPS]: object;
  [CONNECTED]: boolean;
  [CONTEXT]?: unknown;
}

/** Builds the class of a tag. The contract that it keeps is tested once for all tags, in the contract suite. */
export function createElementClass<Schema extends z.ZodMiniObject>(options: ElementOptions<Schema>) {
  const { tag, attributes, view, context, styles = [] } = options;
  const shape = attributes.shape as Record<string, z.core.$ZodType>;
  const names = Object.keys(shape);
  const nameOf = Object.fromEntries(names.map((name) => [kebabCase(name), name]));
  const shadow = options.root === 'shadow';
  const Parent = r2wc(ElementRoot, shadow ? { shadow: 'open' } : {}) as unknown as new () => Base;

  class HavenElement extends Parent {
    static formAssociated = options.formAssociated ?? false;
    static observedAttributes = Object.keys(nameOf);

    #own: Record<string, unknown> = {};
    /** The author's children, while the view draws in their place (light only). */
    #children = document.createDocumentFragment();
    #host: Host;
    #leaving = false;
    #lastFault?: string;
    #leaveRoot?: () => void;
    #draw = () => {
      if (!this[CONNECTED]) return;
      this.#prepare();
      this[RENDER]();
    };
    #showChildren = (box: HTMLElement | null) => {
      box?.append(this.#children);
      return () => this.#children.append(...(box?.childNodes ?? []));
    };

    constructor() {
      super();
      // r2wc starts out connected and would mount a detached element on its first attribute.
      this[CONNECTED] = false;
      this.#host = {
        element: this,
        internals: this.attachInternals(),
        form: {},
        emit: (name, detail, init) =>
          this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, ...init, detail })),
      };
      // A property set before the definition hides the accessor of the same name: take its value, clear the way.
      const self = this as Record<string, unknown>;
      for (const name of names) {
        if (Object.hasOwn(self, name)) {
          this.#own[name] = self[name];
          delete self[name];
        }
      }
    }

    /** r2wc's constructor calls this: a declarative root that the server sent stays. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      const moved = this.#leaving && this[CONTEXT];
      this.#leaving = false;
      this.#enterRoot();
      if (!moved && !shadow) this.#children.append(...this.childNodes);
      // A tag inside another tag's view connects during React's commit, where drawing at once is impossible.
      if (moved || walkUp(this.parentNode as Node, (node) => RENDER in node || null)) {
        this[CONNECTED] = true;
        drawSoon(this.#draw);
      } else {
        this.#prepare();
        // In this very task, so that content is there when the element connects and the layout does not shift.
        flushSync(() => super.connectedCallback());
      }
    }

    /** Removal and insertion in one task is a move: the view and its state stay. */
    override disconnectedCallback(): void {
      this.#leaving = true;
      this.#leaveRoot?.();
      queueMicrotask(() => {
        if (!this.#leaving || this.isConnected) return;
        this.#leaving = false;
        super.disconnectedCallback();
        if (!shadow) this.append(this.#children);
      });
    }

    /** `moveBefore()` keeps everything; only what stands above may differ. */
    connectedMoveCallback(): void {
      this.#leaveRoot?.();
      this.#enterRoot();
      drawSoon(this.#draw);
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      const name = nameOf[attribute] as string;
      this.#set(name, parseAttribute(attributeKind(shape[name] as z.core.$ZodType), text));
    }

    formResetCallback(): void {
      this.#host.form.reset?.();
    }

    formDisabledCallback(disabled: boolean): void {
      this.#host.form.disabled?.(disabled);
    }

    formStateRestoreCallback(state: File | string | FormData | null, reason: 'autocomplete' | 'restore'): void {
      this.#host.form.restore?.(state, reason);
    }

    #set(name: string, value: unknown): void {
      if (this.#own[name] === value) return;
      if (value === undefined) delete this.#own[name];
      else this.#own[name] = value;
      drawSoon(this.#draw);
    }

    #prepare(): void {
      const { data, error } = attributes.safeParse({ ...context?.values(this, names), ...this.#own });
      this.#reportFault(error);
      this[PROPS] = { view, input: data, host: this.#host, shadow, showChildren: this.#showChildren };
    }

    /** A fault in the attributes is told once, in words that name the tag and the attribute. */
    #reportFault(error?: z.core.$ZodError): void {
      const fault = error?.issues.map(({ path, message }) => `"${kebabCase(String(path[0]))}": ${message}`).join('; ');
      if (fault && fault !== this.#lastFault) {
        console.warn(`<${tag}> shows its fallback: attribute ${fault}`, this);
        this.#host.emit('haven-error', { error });
      }
      this.#lastFault = fault;
    }

    #enterRoot(): void {
      const around = this.getRootNode() as Document | ShadowRoot;
      const releaseStyles = adoptStyles(this.shadowRoot ?? around, styles);
      const unwatch = context?.watch(around, () => drawSoon(this.#draw));
      this.#leaveRoot = () => {
        releaseStyles();
        unwatch?.();
      };
    }

    static {
      for (const name of names) {
        Object.defineProperty(HavenElement.prototype, name, {
          get(this: HavenElement) {
            return this.#own[name];
          },
          set(this: HavenElement, value: unknown) {
            this.#set(name, value);
          },
        });
      }
    }
  }
  return HavenElement as unknown as CustomElementConstructor;
}

/** Builds the class of a tag and registers it. The tag stays with the copy of a script that came first. */
export function defineElement<Schema extends z.ZodMiniObject>(
  options: ElementOptions<Schema> & NeedsContext<Schema>,
): CustomElementConstructor {
  const { tag } = options;
  const built = createElementClass(options);
  if (customElements.get(tag)) console.warn(`<${tag}> is defined twice`);
  else customElements.define(tag, built);
  return built;
}
