declare module 'hono' {
  interface ContextVariableMap {
    /** What the answer's header calls the request. */
    requestId: string;
    /** The body that a route has read. */
    bodyText: string | undefined;
    /** Whom the credential of the request belongs to, once a route has found out. */
    caller: Caller | undefined;
  }
}

/** Whose request it is, and by which kind of credential. */
export interface Caller {
  merchantId: string;
  credential: 'public key' | 'secret key' | 'access token' | 'charge token' | 'checkout token' | '3-D Secure token';
}
