/** A message event as a page gets it; Node's own MessageEvent takes no window as its source. */
export const messageEvent = (source: unknown, origin: string, data: unknown): Event =>
  Object.assign(new Event('message'), { source, origin, data });
