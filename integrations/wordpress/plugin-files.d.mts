import type { loadDefinitions } from '../manifest/load-definitions.mjs';

type Definitions = Awaited<ReturnType<typeof loadDefinitions>>;

export function sourceFiles(definitions: Definitions, version: string): Record<string, string | Buffer>;

export const versionFile: (version: string) => string;
