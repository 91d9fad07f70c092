'use client';

import 'haven/autoload';

/** An import for its effect alone reaches the browser from a Client Component. */
export const Autoload = () => null;
