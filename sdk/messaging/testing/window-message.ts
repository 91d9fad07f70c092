/** A message event as a page receives it; Node's own MessageEvent does not accept a window as its source. */
export const messageEvent = (source: unknown, origin: string, data: unknown): Event =>
  Object.assign(new Event('message'), { source, origin, data });
