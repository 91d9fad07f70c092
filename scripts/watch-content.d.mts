export function watchContent(folder: string, changed: () => void): Promise<() => Promise<void>>;
