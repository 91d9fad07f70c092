export function llmsText(manifest: { modules: readonly object[] }): string;
