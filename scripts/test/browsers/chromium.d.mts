export const chromiumArgs: string[];
export function findOrInstallChromium(): string;
export function findOrInstallShell(): string;
