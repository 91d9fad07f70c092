export function templatePath(): string;
