declare module 'virtual:haven-tags' {
  /** Every tag of the library with the import of its chunk. */
  export const tags: Record<string, () => Promise<unknown>>;
}

declare module 'virtual:haven-views' {
  /** The classes of all tags, at once. */
  export const classes: readonly CustomElementConstructor[];
}

declare module 'virtual:haven-rendered-examples' {
  /** Every example of every tag, as Node renders it. */
  export const RENDERED_AT: number;
  export const renderedExamples: readonly import('./server/testing/rendered-examples.ts').RenderedExample[];
}
