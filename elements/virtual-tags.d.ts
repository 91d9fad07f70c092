declare module 'virtual:haven-tags' {
  /** Every tag of the library with the import of its chunk. */
  export const tags: Record<string, () => Promise<unknown>>;
}

declare module 'virtual:haven-views' {
  /** The classes of all tags, at once. */
  export const classes: readonly CustomElementConstructor[];
}

declare module 'virtual:haven-drawn-examples' {
  /** Every example of every tag, as Node draws it. */
  export const DRAWN_AT: number;
  export const drawnExamples: readonly import('./server/testing/drawn-examples.ts').DrawnExample[];
}
