export function kebabCase(name: string): string;
export function pascalCase(tag: string): string;
