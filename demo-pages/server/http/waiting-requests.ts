import type { NextRequest } from './network-use.ts';

export interface WaitingRequest extends NextRequest {
  start(): void;
  refuse(): void;
}

/** The requests that wait for a turn, by network and in their order. */
export function createWaitingRequests() {
  const queues = new Map<string, WaitingRequest[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    /** Each network with its oldest request. */
    *next(): Generator<readonly [network: string, next: WaitingRequest]> {
      for (const [network, [oldest]] of queues) if (oldest) yield [network, oldest];
    },
    lengthOf: (network: string) => queues.get(network)?.length ?? 0,
    add(network: string, request: WaitingRequest) {
      const queue = queues.get(network);
      if (queue) queue.push(request);
      else queues.set(network, [request]);
      size += 1;
    },
    oldest: (network: string) => queues.get(network)?.[0],
    newest: (network: string) => queues.get(network)?.at(-1),
    /** Whether it was still waiting. */
    remove(network: string, request: WaitingRequest): boolean {
      const queue = queues.get(network);
      const at = queue?.indexOf(request) ?? -1;
      if (!queue || at < 0) return false;
      queue.splice(at, 1);
      if (queue.length === 0) queues.delete(network);
      size -= 1;
      return true;
    },
    /** The network with the most requests here. */
    longest(): string {
      let found = '';
      let most = 0;
      for (const [network, queue] of queues) {
        if (queue.length <= most) continue;
        found = network;
        most = queue.length;
      }
      return found;
    },
  };
}
