import * as z from 'zod/mini';
import type { Host } from '../host.ts';
import type { InheritedContext } from '../inherited-context.ts';
import type { Catalogue } from '../texts/catalogue.ts';
import { translateDefaults } from '../texts/default-texts.ts';
import { attributeKind, kebabCase, parseProperty } from './attribute-parsing.ts';

/** The values that attributes and properties give to one element, each under its property's name. */
export class AttributeValues {
  #own: Record<string, unknown> = {};
  #reported?: string;

  constructor(
    private readonly host: Host,
    private readonly schema: z.ZodMiniObject,
    private readonly context?: InheritedContext,
    private readonly defaultTexts?: Catalogue,
  ) {}

  /** The element's own value, neither inherited nor a default. */
  own(name: string): unknown {
    return this.#own[name];
  }

  /** Own and inherited values. */
  all(): Record<string, unknown> {
    const missing = Object.keys(this.schema.shape).filter((name) => !(name in this.#own));
    return { ...this.context?.values(this.host.element, missing), ...this.#own };
  }

  parse(name: string, value: unknown): unknown {
    return parseProperty(attributeKind(this.#schemaOf(name)), value, kebabCase(name));
  }

  /** Sets a value, or removes it when it is `undefined`. Returns whether anything changed. */
  set(name: string, value: unknown): boolean {
    if (this.#own[name] === value) return false;
    if (value === undefined) delete this.#own[name];
    else this.#own[name] = value;
    return true;
  }

  /** The value in force: own, inherited or default. A list or object is the one that was set. */
  inForce(name: string): unknown {
    const value = this.#own[name] ?? this.context?.values(this.host.element, [name])[name];
    const { data = value } = z.safeParse(this.#schemaOf(name), value);
    return typeof data === 'object' ? (value ?? data) : data;
  }

  /**
   * The view's input for these values, with default texts in the element's language. Undefined if a value is invalid,
   * which is reported once.
   */
  validate(values: Record<string, unknown>): object | undefined {
    const { host } = this;
    const { element } = host;
    const { data, error } = this.schema.safeParse(values);
    if (data) translateDefaults(element, data, values, this.defaultTexts);
    const faults = error?.issues.map(({ path, message }) => `"${kebabCase(String(path[0]))}": ${message}`).join('; ');
    if (faults && faults !== this.#reported) {
      console.warn(`<${element.localName}> shows its fallback: attribute ${faults}`, element);
      host.emit('haven-error', { error });
    }
    this.#reported = faults;
    return data;
  }

  #schemaOf(name: string): z.core.$ZodType {
    return this.schema.shape[name] as z.core.$ZodType;
  }
}
