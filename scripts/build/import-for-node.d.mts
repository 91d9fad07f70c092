export function importForNode<Module>(entry: string, folder: string): Promise<Module>;
