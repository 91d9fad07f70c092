export declare const memoryFlags: (environment: { NODE_OPTIONS?: string | undefined }) => readonly string[];
