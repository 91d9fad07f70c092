export const chromiumArgs: string[];
export function findOrInstallChromium(): string;
