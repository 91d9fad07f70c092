export type Mode = 'test' | 'live';

/** A credential that a request came with. */
export type Key = { hash: string; kind: 'public' | 'access' | 'secret'; merchantId: string; mode: Mode };
