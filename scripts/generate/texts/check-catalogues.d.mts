type Read = (product: string, language: string) => Readonly<Record<string, string>>;
type Sources = Readonly<Record<string, string>>;

/** Texts that are unknown, not readable, or have other variables than English: one line each. */
export declare function findProblems(product: string, read?: Read): string[];
/** The texts that each language lacks, which are shown in English: one line for a language. */
export declare function findMissing(product: string, read?: Read): string[];
export declare function readSources(product: string): Sources;
/** What `sources.json` should be now. */
export declare function nextSources(
  product: string,
  before: Sources,
  options?: { isCorrected?: (id: string) => boolean; read?: Read },
): Record<string, string>;
/** The stale translations, one line for each text. */
export declare function staleIn(product: string, sources: Sources): string[];
/** The declarations of a product's modules. */
export declare function declarations(product: string): string;
