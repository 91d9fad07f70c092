/** Whether a file of dist/ is packed. */
export function isPublished(path: string): boolean;
