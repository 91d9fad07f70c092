export function crowdedTitles(text: string): string[];
export function crowdedTitlesIn(files: readonly string[]): string[];
