import type { loadDefinitions } from '../manifest/load-definitions.mjs';
import type { CharityFacts } from '../read-charity-facts.mjs';

type Definitions = Awaited<ReturnType<typeof loadDefinitions>>;

export function sourceFiles(
  definitions: Definitions,
  version: string,
  charity?: CharityFacts,
): Record<string, string | Buffer>;

export const versionFile: (version: string) => string;
