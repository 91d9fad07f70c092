const warned = new WeakSet<AbortSignal>();

/** For `load()`: true after `destroy()` has aborted the signal, of which it warns once. */
export function refusesLoad(signal: AbortSignal): boolean {
  if (signal.aborted && !warned.has(signal)) console.warn('load() after destroy() does nothing: make a new object.');
  if (signal.aborted) warned.add(signal);
  return signal.aborted;
}
