import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { adoptStyles } from './adopt-styles.ts';
import { attributeKind, kebabCase, parseAttribute } from './attribute-parsing.ts';
import type { FormCallbacks, Host } from './host.ts';
import { inheritedValues, watchContext } from './inherited-context.ts';
import { drawNow, drawSoon, forgetDraw } from './render-queue.ts';
import { WrappedView } from './wrapped-view.tsx';

// Zod probes `new Function` for its compiler, which a strict policy reports as a violation.
z.config({ jitless: true });

/** One tag: its name, the schema of its attributes, and the view that draws it. */
export interface ElementOptions<Schema extends z.ZodMiniObject> {
  tag: `${string}-${string}`;
  /** Attribute names in camelCase; attributes are their kebab-case. */
  attributes: Schema;
  view: ComponentType<z.output<Schema>>;
  /** `light` for forms (autofill, labels and translation work there), `shadow` for content that takes slots. */
  root: 'light' | 'shadow';
  /** Sheets, adopted into whatever root the element draws in. */
  styles?: readonly string[];
  formAssociated?: boolean;
  /** Focus on the element goes to its first control (shadow only). */
  delegatesFocus?: boolean;
}

// The hooks that r2wc leaves for subclasses.
const RENDER = Symbol.for('r2wc.render');
const PROPS = Symbol.for('r2wc.props');
const CONNECTED = Symbol.for('r2wc.connected');
const CONTEXT = Symbol.for('r2wc.context');

interface Base extends HTMLElement {
  container: Node;
  connectedCallback(): void;
  disconnectedCallback(): void;
  [RENDER](): void;
  [PROPS]: object;
  [CONNECTED]: boolean;
  [CONTEXT]?: unknown;
}

/** Builds the class of a tag. The contract that it keeps is tested once for all tags, in the contract suite. */
export function createElementClass<Schema extends z.ZodMiniObject>(options: ElementOptions<Schema>) {
  const { tag, attributes, view, root: rootKind, styles = [] } = options;
  const shape = attributes.shape as Record<string, z.core.$ZodType>;
  const names = Object.keys(shape);
  const native = names.find((name) => name in HTMLElement.prototype);
  if (native) throw new Error(`<${tag}>: the attribute "${native}" exists on every element; choose another name.`);
  const nameOf = new Map(names.map((name) => [kebabCase(name), name]));
  const kinds = new Map(names.map((name) => [name, attributeKind(shape[name] as z.core.$ZodType)]));
  const shadow = rootKind === 'shadow';

  const Parent = r2wc(WrappedView, shadow ? { shadow: 'open' } : {}) as unknown as new () => Base;

  class HavenElement extends Parent {
    static formAssociated = options.formAssociated ?? false;
    static observedAttributes = [...nameOf.keys()];

    #own: Record<string, unknown> = {};
    #kept = document.createDocumentFragment();
    #host: Host;
    #listeners: { [Name in keyof FormCallbacks]: Set<FormCallbacks[Name]> } = {
      reset: new Set(),
      disabled: new Set(),
      restore: new Set(),
    };
    #leaving = false;
    #release: (() => void)[] = [];
    #draw = () => {
      if (this[CONNECTED]) this.#drawValues();
    };

    constructor() {
      super();
      // r2wc starts out connected and would mount a detached element on its first attribute.
      this[CONNECTED] = false;
      this.#host = this.#createHost(this.attachInternals());
      for (const name of names) this.#upgradeProperty(name);
    }

    /** r2wc's constructor calls this: a declarative root that the server sent stays. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return (
        this.shadowRoot ??
        super.attachShadow({ ...init, delegatesFocus: options.delegatesFocus ?? false, serializable: true })
      );
    }

    override connectedCallback(): void {
      const moved = this.#leaving && this[CONTEXT] !== undefined;
      this.#leaving = false;
      this.#enterRoot();
      if (moved) {
        this[CONNECTED] = true;
        drawSoon(this.#draw);
        return;
      }
      if (!shadow) this.#kept.append(...this.childNodes);
      this.#prepare();
      // A tag inside another tag's view connects during React's commit, where drawing at once is impossible.
      if (standsInHavenElement(this)) {
        this[CONNECTED] = true;
        drawSoon(this.#draw);
      } else {
        drawNow(() => super.connectedCallback());
      }
    }

    /** Removal and insertion in one task is a move: the view and its state stay. */
    override disconnectedCallback(): void {
      this.#leaving = true;
      this.#leaveRoot();
      queueMicrotask(() => {
        if (!this.#leaving || this.isConnected) return;
        this.#leaving = false;
        forgetDraw(this.#draw);
        super.disconnectedCallback();
        if (!shadow) this.append(this.#kept);
      });
    }

    /** `moveBefore()` keeps everything; only what is inherited may differ. */
    connectedMoveCallback(): void {
      this.#leaveRoot();
      this.#enterRoot();
      drawSoon(this.#draw);
    }

    adoptedCallback(): void {
      this.#leaveRoot();
      if (this.isConnected) this.#enterRoot();
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      const name = nameOf.get(attribute) as string;
      this.#set(name, parseAttribute(kinds.get(name) ?? 'text', text));
    }

    formResetCallback(): void {
      for (const callback of this.#listeners.reset) callback();
    }

    formDisabledCallback(disabled: boolean): void {
      for (const callback of this.#listeners.disabled) callback(disabled);
    }

    formStateRestoreCallback(state: File | string | FormData | null, reason: 'autocomplete' | 'restore'): void {
      for (const callback of this.#listeners.restore) callback(state, reason);
    }

    #createHost(internals: ElementInternals): Host {
      return {
        element: this,
        internals,
        emit: (name, detail, { cancelable = false } = {}) =>
          this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable })),
        onForm: (name, callback) => {
          const set: Set<typeof callback> = this.#listeners[name];
          set.add(callback);
          return () => set.delete(callback);
        },
      };
    }

    /** A property set before the definition hides the accessor of the same name: take its value and clear the way. */
    #upgradeProperty(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const self = this as unknown as Record<string, unknown>;
      const value = self[name];
      delete self[name];
      this.#own[name] = value;
    }

    #set(name: string, value: unknown): void {
      if (Object.is(this.#own[name], value)) return;
      if (value === undefined) delete this.#own[name];
      else this.#own[name] = value;
      if (this[CONNECTED]) drawSoon(this.#draw);
    }

    #drawValues(): void {
      this.#prepare();
      this[RENDER]();
    }

    #prepare(): void {
      const values = { ...inheritedValues(this, names), ...this.#own };
      this[PROPS] = { tag, attributes, view, shadow, values, host: this.#host, kept: this.#kept };
    }

    #enterRoot(): void {
      const around = this.getRootNode();
      const drawn = shadow ? this.shadowRoot : around;
      if (drawn instanceof ShadowRoot || drawn?.nodeType === Node.DOCUMENT_NODE) {
        this.#release.push(adoptStyles(drawn as Document | ShadowRoot, styles));
      }
      this.#release.push(watchContext(around, () => drawSoon(this.#draw)));
    }

    #leaveRoot(): void {
      for (const release of this.#release.splice(0)) release();
    }

    static {
      for (const name of names) {
        Object.defineProperty(HavenElement.prototype, name, {
          configurable: true,
          enumerable: true,
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

function standsInHavenElement(element: Element): boolean {
  for (let node = element.parentNode; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (RENDER in node) return true;
  }
  return false;
}

/** Registers a tag, unless another copy of the script already did. */
export function defineElement<Schema extends z.ZodMiniObject>(options: ElementOptions<Schema>): void {
  if (!customElements.get(options.tag)) customElements.define(options.tag, createElementClass(options));
}
