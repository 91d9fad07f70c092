export function importedPackages(folder: string): string[];
