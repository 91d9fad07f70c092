/** Every page is written while building, by the same code that a server would run. */
export const prerender = true;
