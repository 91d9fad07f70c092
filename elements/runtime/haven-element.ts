import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import * as z from 'zod/mini';
import { adoptStyles } from './adopt-styles.ts';
import { AttributeValues } from './attributes/attribute-values.ts';
import type { ElementOptions } from './element-options.ts';
import { ElementRoot, type ElementRootProps } from './element-root.tsx';
import type { FieldState } from './field/field-state.ts';
import type { FormCallbacks, Host } from './host.ts';
import { carryOver } from './hydration/author-fields.ts';
import { DeferredView, deferredView } from './hydration/deferred-view.ts';
import { hydrateView, takeMark } from './hydration/hydrate-view.tsx';
import { inShortTask } from './hydration/short-tasks.ts';
import { LightView } from './light-view.ts';
import { listening } from './react/listening.ts';
import { CONNECTED, CONTEXT, PROPS, RENDER, ReactElementBase } from './react/react-element-base.ts';
import { renderSoon } from './react/render-queue.ts';
import { viewRestarter } from './react/restart-view.ts';
import { watchTexts } from './texts/language.ts';
import { textsProperty } from './texts/own-texts.ts';
import './texts/languages.ts';
import { walkUp } from './walk-up.ts';

/** React marks the nodes that it makes and the containers that it renders into. */
const isMarked = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react')) || undefined;

/** Whether a node may be connecting while React commits: React made it or one of its ancestors. */
const isInReactTree = (node: Node): boolean => walkUp(node, isMarked) ?? false;

// Zod probes `new Function` for its compiler, which a strict policy reports as a violation.
z.config({ jitless: true });

/** The definition of a tag, completed once for all its elements. */
export interface TagOptions extends ElementOptions<z.ZodMiniObject> {
  /** The names of its properties, by attribute. */
  readonly properties: Readonly<Record<string, string>>;
  readonly styles: readonly string[];
}

/** What every tag's class inherits; `createElementClass` adds what differs. */
export class HavenElement extends ReactElementBase {
  static options: TagOptions;

  readonly #options = (this.constructor as typeof HavenElement).options;
  readonly #host: Host = {
    element: this,
    internals: this.attachInternals(),
    form: {},
    emit: (name, detail, init) =>
      this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, ...init, detail })),
  };
  readonly #values = new AttributeValues(
    this.#host,
    this.#options.attributes,
    this.#options.context,
    this.#options.defaultTexts,
  );
  readonly #field: FieldState | undefined;
  /** Where the view is rendered, in the light DOM. */
  readonly #light: LightView | undefined;
  readonly #restart: () => boolean;
  #deferred: DeferredView | undefined;
  #isLeaving = false;
  #leaveRoot?: () => void;

  constructor() {
    super();
    // r2wc starts out connected and would mount a detached element on its first attribute.
    this[CONNECTED] = false;
    if (this.#options.root === 'light') this.#light = new LightView(this, carryOver);
    // A server may have rendered the view into a declarative shadow root.
    this.container = this.#light?.element ?? this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#restart = viewRestarter(this.container, () => {
      if (!this[CONTEXT]) return;
      this[CONTEXT].root.unmount();
      this[CONTEXT] = undefined;
      // The script that moved nodes of the view may have left some in it.
      this.container.replaceChildren();
      flushSync(this.#renderView);
    });
    this.#field = this.#options.formAssociated?.start(this, {
      internals: this.#host.internals,
      read: () => this.#options.attributes.safeParse(this.#values.all()).data,
      isSet: () => Boolean(this.#values.own('value')),
      write: (value) => this.#setValue('value', value),
      rerender: () => this.#renderSoon(),
    });
    // A property set before the definition hides the accessor of the same name: keep its value and delete it.
    const self = this as unknown as Record<string, unknown>;
    for (const name of Object.values(this.#options.properties)) {
      if (!Object.hasOwn(self, name)) continue;
      const value = self[name];
      delete self[name];
      this.#setProperty(name, value);
    }
  }

  // In and out of the page

  override connectedCallback(): void {
    // Called late: the view around this element was rendered from scratch without it.
    if (!this.isConnected) return;
    const isMoved = this.#isLeaving && this[CONTEXT];
    this.#isLeaving = false;
    this.#enterRoot();
    this.#field?.enter();
    this[CONNECTED] = true;
    // An element that React creates connects during React's commit, when it cannot render synchronously.
    if (isMoved || isInReactTree(this) || deferredView(this)) {
      this.#renderSoon();
    } else {
      // In short tasks: the author's children work meanwhile.
      if (this.hasAttribute('data-haven-waits')) inShortTask(() => this[CONTEXT] || flushSync(this.#renderView));
      // Rendered synchronously, so that the content is there when the element connects and the layout does not shift.
      else if (!this[CONTEXT]) flushSync(this.#renderView);
    }
    this.#field?.entered();
  }

  /** Removal and insertion in one task count as a move, which keeps the view and its state. */
  override disconnectedCallback(): void {
    this.#isLeaving = true;
    this.#leaveRoot?.();
    queueMicrotask(() => {
      if (!this.#isLeaving || this.isConnected) return;
      this.#isLeaving = false;
      super.disconnectedCallback();
      this.#deferred?.leave();
      this.#light?.leave();
    });
  }

  /** `moveBefore()` keeps the view. Only inherited attributes and the root's styles may differ. */
  connectedMoveCallback(): void {
    this.#leaveRoot?.();
    this.#enterRoot();
    this.#renderSoon();
  }

  #enterRoot(): void {
    const root = this.getRootNode() as Document | ShadowRoot;
    const { styles, context } = this.#options;
    const releaseStyles = this.#light && adoptStyles(root, styles);
    if (this[CONTEXT]) this.#adoptOwnStyles();
    const releaseView = this.#light?.enter();
    const changed = () => this.#renderSoon();
    const unwatch = context?.watch(root, changed);
    const unwatchTexts = watchTexts(this, changed);
    this.#leaveRoot = () => {
      releaseStyles?.();
      releaseView?.();
      unwatch?.();
      unwatchTexts();
    };
  }

  /** A shadow root keeps its styles, unless it moves to another document. A server's view has brought its own. */
  #adoptOwnStyles(): void {
    if (this.shadowRoot) adoptStyles(this.shadowRoot, this.#options.styles);
  }

  // Attributes and properties

  /** Gives a tag's class the accessors of its properties, and a field those of a native field. */
  static addMembers({ prototype, options: { formAssociated, properties } }: typeof HavenElement): void {
    formAssociated?.add(
      prototype,
      (element) => element.#host.internals,
      (element) => element.#field as FieldState,
    );
    Object.defineProperty(prototype, 'texts', textsProperty);
    for (const name of Object.values(properties)) {
      Object.defineProperty(prototype, name, {
        get(this: HavenElement) {
          return (name === 'value' ? this.#field?.value() : undefined) ?? this.#values.inForce(name);
        },
        set(this: HavenElement, value: unknown) {
          this.#setProperty(name, value);
        },
      });
    }
  }

  override attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
    const name = this.#options.properties[attribute] as string;
    if (!this.#field?.isOnlyDefault(name)) this.#setValue(name, text);
  }

  #setProperty(name: string, value: unknown): void {
    // The browser does not report an attribute that is set while it upgrades the element.
    const isReflected = this.#field?.takes(name, this.#values.parse(name, value));
    this.#setValue(name, isReflected ? this.getAttribute(name) : value);
  }

  #setValue(name: string, value: unknown): void {
    if (!this.#values.set(name, this.#values.parse(name, value))) return;
    this.#field?.changed(name);
    this.#renderSoon();
  }

  // The form around the element

  formResetCallback(): void {
    this.#field?.reset();
    this.#formCallbacks.reset?.();
  }

  formDisabledCallback(disabled: boolean): void {
    this.#field?.refresh();
    this.#formCallbacks.disabled?.(disabled);
  }

  formStateRestoreCallback(state: File | string | FormData | null, reason: 'autocomplete' | 'restore'): void {
    this.#field?.restore(state);
    this.#formCallbacks.restore?.(state, reason);
  }

  /** The callbacks of the view, which assigns them when it is hydrated. */
  get #formCallbacks(): FormCallbacks {
    deferredView(this)?.hydrate();
    this.#deferred?.hydrate();
    return this.#host.form;
  }

  // The view

  /** An element outside the page renders when it connects. */
  #renderSoon(): void {
    if (this[CONNECTED]) renderSoon(this.#renderView);
  }

  #renderView = () => {
    if (!this[CONNECTED]) return;
    const outer = deferredView(this);
    if (outer) {
      outer.afterwards(this.#renderView);
      return;
    }
    // A microtask comes after this flush, in which React would undo a change, and before the browser paints.
    this.#deferred?.hydrate(queueMicrotask);
    if (!this[CONTEXT] && this.#deferHydration()) return;
    this.#field?.refresh();
    this[PROPS] = this.#viewProps(this.#values.all(), this.#field?.value());
    if (!this[CONTEXT]) {
      this.#adoptOwnStyles();
      this.#setRoot(listening(this.container, () => createRoot(this.container)));
    }
    this[RENDER]();
  };

  /** Leaves a view that a server has rendered as it is until it is hydrated. Returns whether there is such a view. */
  #deferHydration(): boolean {
    const { container } = this;
    if (!container.hasChildNodes()) return false;
    const mark = takeMark(container);
    const values = this.#values.all();
    this.#field?.refresh();
    const value = this.#field?.value();
    this.#light?.show(true);
    this.#deferred = new DeferredView(container, (mounted) => {
      const inOrder = Object.values(this.#options.properties).map((name) => values[name]);
      this.#adoptOwnStyles();
      const hydration = hydrateView(container, mark, inOrder, { ...this.#viewProps(values, value), mounted });
      this.#setRoot(hydration.root);
      return hydration;
    });
    return true;
  }

  #setRoot(root: Root): void {
    this[CONTEXT] = { root, ReactComponent: ElementRoot };
  }

  /** The props of the view for `values`; `fieldValue` is the field's value in force. */
  #viewProps(values: Record<string, unknown>, fieldValue: unknown): ElementRootProps {
    const { view, formAssociated } = this.#options;
    const input = this.#values.validate(values);
    if (input && formAssociated?.inForce) Object.assign(input, { value: fieldValue });
    return { view, input, host: this.#host, light: this.#light, restart: this.#restart } as ElementRootProps;
  }
}
