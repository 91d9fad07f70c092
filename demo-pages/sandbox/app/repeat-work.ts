/** Does work now, and again so many ms after the end of each time. Returns a function that stops after what runs. */
export function repeatWork(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: Error) => void,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const once = async (): Promise<void> => {
    await work().catch(onError);
    if (!isStopped) timer = setTimeout(repeat, everyMs);
  };
  const repeat = () => {
    running = once();
  };
  let running = once();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
