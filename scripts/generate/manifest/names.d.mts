export function attributeName(name: string): string;
export function pascalCase(tag: string): string;
