declare module 'virtual:haven-tags' {
  /** Every tag of the library with the import of its chunk. */
  export const tags: Record<string, () => Promise<unknown>>;
}
