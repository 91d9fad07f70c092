import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import * as z from 'zod/mini';
import { adoptStyles } from './adopt-styles.ts';
import { kebabCase } from './attributes/attribute-parsing.ts';
import { GivenValues } from './attributes/given-values.ts';
import { reportInvalid } from './attributes/report-invalid.ts';
import { DeferredView, deferredView } from './drawn/deferred-view.ts';
import { hydrateView, takeMark } from './drawn/hydrate-view.tsx';
import { inShortTask } from './drawn/short-tasks.ts';
import type { ElementOptions, NeedsContext } from './element-options.ts';
import { ElementRoot, type ElementRootProps } from './element-root.tsx';
import type { FieldState } from './field/field-state.ts';
import type { FormCallbacks, Host } from './host.ts';
import { LightView } from './light-view.ts';
import { listening } from './react/listening.ts';
import { CONNECTED, CONTEXT, PROPS, RENDER, rendersBy } from './react/react-element-base.ts';
import { isInReactTree } from './react/react-tree.ts';
import { drawSoon } from './react/render-queue.ts';
import { viewRestarter } from './react/restart-view.ts';
import tokens from './styles/tokens.css?inline';
import { translateDefaults } from './texts/default-texts.ts';
import { watchTexts } from './texts/language.ts';
import { textsProperty } from './texts/own-texts.ts';
import './texts/languages.ts';

// Zod probes `new Function` for its compiler, which a strict policy reports as a violation.
z.config({ jitless: true });

/** Builds the class of a tag. The contract suite tests its behaviour once for all tags. */
export function createElementClass<Schema extends z.ZodMiniObject>(options: ElementOptions<Schema>) {
  const { attributes, view, context } = options;
  const styles = [tokens, ...(options.styles ?? [])];
  const shape = attributes.shape as Record<string, z.core.$ZodType>;
  const names = Object.keys(shape);
  const nameOf = Object.fromEntries(names.map((name) => [kebabCase(name), name]));
  const shadow = options.root === 'shadow';
  const Parent = rendersBy(ElementRoot, shadow);

  class HavenElement extends Parent {
    static formAssociated = Boolean(options.formAssociated);
    static observedAttributes = Object.keys(nameOf);

    #given = new GivenValues(this, shape, context);
    /** Where the view is rendered, in the light DOM. */
    #light = shadow ? undefined : new LightView(this);
    #host: Host;
    #field: FieldState | undefined;
    #leaving = false;
    #lastFault?: string;
    #leaveRoot?: () => void;
    #deferred: DeferredView | undefined;
    #restart: () => boolean;
    #draw = () => {
      if (!this[CONNECTED]) return;
      const around = deferredView(this);
      if (around) {
        around.afterwards(this.#draw);
        return;
      }
      // In a flush, in which React would take a change back; still before the browser paints.
      this.#deferred?.hydrate(queueMicrotask);
      if (!this[CONTEXT] && this.#defer()) return;
      this.#field?.refresh();
      const props = this.#read(this.#given.all(), this.#field?.value());
      this[PROPS] = props;
      if (!this[CONTEXT]) {
        const { container } = this;
        this.#adoptOwn();
        this.#takeRoot(listening(container, () => createRoot(container)));
      }
      this[RENDER]();
    };

    constructor() {
      super();
      // r2wc starts out connected and would mount a detached element on its first attribute.
      this[CONNECTED] = false;
      if (this.#light) this.container = this.#light.element;
      this.#restart = viewRestarter(this.container, () => {
        if (!this[CONTEXT]) return;
        this[CONTEXT].root.unmount();
        this[CONTEXT] = undefined;
        // Whoever has moved nodes of the view may have kept some in it.
        this.container.replaceChildren();
        flushSync(this.#draw);
      });
      this.#host = {
        element: this,
        internals: this.attachInternals(),
        form: {},
        emit: (name, detail, init) =>
          this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, ...init, detail })),
      };
      this.#field = options.formAssociated?.start(this, {
        internals: this.#host.internals,
        read: () => attributes.safeParse(this.#given.all()).data,
        isSet: () => Boolean(this.#given.own('value')),
        write: (value) => this.#keep('value', value),
        redraw: () => this.#redraw(),
      });
      // A property set before the definition hides the accessor of the same name: keep its value and delete it.
      const self = this as Record<string, unknown>;
      for (const name of names) {
        if (Object.hasOwn(self, name)) {
          const value = self[name];
          delete self[name];
          this.#setProperty(name, value);
        }
      }
    }

    /** Called by r2wc's constructor. Keeps the declarative shadow root that a server rendered. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      // Called late, when the tag around it has drawn itself afresh and this one is gone.
      if (!this.isConnected) return;
      const moved = this.#leaving && this[CONTEXT];
      this.#leaving = false;
      this.#enterRoot();
      this.#field?.enter();
      // A tag that React has made connects during React's commit, when it cannot render synchronously.
      this[CONNECTED] = true;
      if (moved || isInReactTree(this) || deferredView(this)) {
        drawSoon(this.#draw);
      } else {
        // In short tasks: the author's children work meanwhile.
        if (this.hasAttribute('data-haven-waits')) inShortTask(() => this[CONTEXT] || startTransition(this.#draw));
        // Rendered synchronously, so that the content is there when the element connects and the layout does not shift.
        else if (!this[CONTEXT]) flushSync(this.#draw);
      }
      this.#field?.entered();
    }

    /** Removal and insertion in one task count as a move, which keeps the view and its state. */
    override disconnectedCallback(): void {
      this.#leaving = true;
      this.#leaveRoot?.();
      queueMicrotask(() => {
        if (!this.#leaving || this.isConnected) return;
        this.#leaving = false;
        super.disconnectedCallback();
        this.#deferred?.leave();
        this.#light?.leave();
      });
    }

    /** `moveBefore()` keeps the view. Only inherited attributes and the root's styles may differ. */
    connectedMoveCallback(): void {
      this.#leaveRoot?.();
      this.#enterRoot();
      drawSoon(this.#draw);
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      const name = nameOf[attribute] as string;
      if (!this.#field?.isOnlyDefault(name)) this.#keep(name, text);
    }

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

    /** Those of the view, once it is hydrated. */
    get #formCallbacks(): FormCallbacks {
      deferredView(this)?.hydrate();
      this.#deferred?.hydrate();
      return this.#host.form;
    }

    /** Keeps what an attribute or a property gives, and draws again if it is new. */
    #keep(name: string, given: unknown): void {
      if (!this.#given.keep(name, this.#given.parse(name, given))) return;
      this.#field?.changed(name);
      this.#redraw();
    }

    #setProperty(name: string, given: unknown): void {
      // The browser does not report an attribute that is set while it upgrades the element.
      const isTaken = this.#field?.takes(name, this.#given.parse(name, given));
      this.#keep(name, isTaken ? this.getAttribute(name) : given);
    }

    /** Draws soon what is connected; another element draws when it connects. */
    #redraw(): void {
      if (this[CONNECTED]) drawSoon(this.#draw);
    }

    /** What a server has rendered stays as it is, unread, until it is hydrated. Whether there is such a view. */
    #defer(): boolean {
      const { container } = this;
      if (!container.hasChildNodes()) return false;
      const mark = takeMark(container);
      const given = this.#given.all();
      this.#field?.refresh();
      const value = this.#field?.value();
      this.#light?.show(true);
      this.#deferred = new DeferredView(container, (mounted) => {
        const values = names.map((name) => given[name]);
        this.#adoptOwn();
        const hydration = hydrateView(container, mark, values, { ...this.#read(given, value), mounted });
        this.#takeRoot(hydration.root);
        return hydration;
      });
      return true;
    }

    #takeRoot(root: Root): void {
      this[CONTEXT] = { root, ReactComponent: ElementRoot };
    }

    /** What the view gets for given values; `value` is that of the field. */
    #read(given: Record<string, unknown>, value: unknown): ElementRootProps {
      const { data, error } = attributes.safeParse(given);
      if (data) translateDefaults(this, data, given, options.defaultTexts);
      this.#lastFault = reportInvalid(this.#host, error, this.#lastFault);
      if (data && options.formAssociated?.inForce) Object.assign(data, { value });
      return { view, input: data, host: this.#host, light: this.#light, restart: this.#restart } as ElementRootProps;
    }

    /** Its own root keeps the sheets, but for one that moves to another document. A drawn view has brought its own. */
    #adoptOwn(): void {
      if (this.shadowRoot) adoptStyles(this.shadowRoot, styles);
    }

    #enterRoot(): void {
      const around = this.getRootNode() as Document | ShadowRoot;
      const releaseStyles = shadow ? undefined : adoptStyles(around, styles);
      if (this[CONTEXT]) this.#adoptOwn();
      const releaseView = this.#light?.enter();
      const redraw = () => drawSoon(this.#draw);
      const unwatch = context?.watch(around, redraw);
      const unwatchTexts = watchTexts(this, redraw);
      this.#leaveRoot = () => {
        releaseStyles?.();
        releaseView?.();
        unwatch?.();
        unwatchTexts();
      };
    }

    static {
      options.formAssociated?.add(
        HavenElement.prototype,
        (element) => element.#host.internals,
        (element) => element.#field as FieldState,
      );
      Object.defineProperty(HavenElement.prototype, 'texts', textsProperty);
      for (const name of names) {
        Object.defineProperty(HavenElement.prototype, name, {
          get(this: HavenElement) {
            return (name === 'value' ? this.#field?.value() : undefined) ?? this.#given.inForce(name);
          },
          set(this: HavenElement, value: unknown) {
            this.#setProperty(name, value);
          },
        });
      }
    }
  }
  return HavenElement as unknown as CustomElementConstructor;
}

/** Builds the class of a tag and registers it. If another copy of the script has defined the tag, that class stays. */
export function defineElement<Schema extends z.ZodMiniObject>(
  options: ElementOptions<Schema> & NeedsContext<Schema>,
): CustomElementConstructor {
  const { tag } = options;
  const built = createElementClass(options);
  if (customElements.get(tag)) console.warn(`<${tag}> is defined twice`);
  else customElements.define(tag, built);
  return built;
}
