export type Key = { hash: string; kind: 'public' | 'access' | 'secret'; merchantId: string };
