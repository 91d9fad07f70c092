import * as z from 'zod/mini';
import type { InheritedContext } from '../inherited-context.ts';
import { attributeKind, kebabCase, parseProperty } from './attribute-parsing.ts';

/** What attributes and properties give to one element, each under its property's name. */
export class GivenValues {
  #own: Record<string, unknown> = {};

  constructor(
    private readonly element: HTMLElement,
    private readonly shape: Record<string, z.core.$ZodType>,
    private readonly context?: InheritedContext,
  ) {}

  /** What the element itself was given. */
  own(name: string): unknown {
    return this.#own[name];
  }

  /** Own and inherited values. */
  all(): Record<string, unknown> {
    const leftOut = Object.keys(this.shape).filter((name) => !(name in this.#own));
    return { ...this.context?.values(this.element, leftOut), ...this.#own };
  }

  parse(name: string, given: unknown): unknown {
    return parseProperty(attributeKind(this.shape[name] as z.core.$ZodType), given, kebabCase(name));
  }

  /** Keeps a value, or forgets it where it is `undefined`. Whether anything changed. */
  keep(name: string, value: unknown): boolean {
    if (this.#own[name] === value) return false;
    if (value === undefined) delete this.#own[name];
    else this.#own[name] = value;
    return true;
  }

  /** The value in force: given, inherited or default. A list or object is the one that was given. */
  inForce(name: string): unknown {
    const given = this.#own[name] ?? this.context?.values(this.element, [name])[name];
    const { data = given } = z.safeParse(this.shape[name] as z.core.$ZodType, given);
    return typeof data === 'object' ? (given ?? data) : data;
  }
}
