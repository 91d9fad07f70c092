const HALF_LIFE_MS = 10_000;
/** About two pages with their files. Above it all networks are alike, so that an office waits no longer than a script. */
const HEAVY = 60;
const MOST_NETWORKS = 10_000;

interface Use {
  /** The weight of its requests at that time; halves every `HALF_LIFE_MS`. */
  weight: number;
  at: number;
  /** The number of its last request among those of all networks. */
  last: number;
}

export interface NetworkUse {
  charge(network: string, weight: number): void;
  /** The network that goes first: the one that asked for little lately, or else the one whose last turn is longest ago. */
  first(networks: Iterable<string>): string | undefined;
}

/** Remembers what each network asked of this process lately. */
export function createNetworkUse(clock: () => number): NetworkUse {
  const uses = new Map<string, Use>();
  let requests = 0;
  const weightOf = (use: Use | undefined) => (use ? use.weight * 2 ** ((use.at - clock()) / HALF_LIFE_MS) : 0);
  return {
    charge(network, weight) {
      requests += 1;
      const next = { weight: weightOf(uses.get(network)) + weight, at: clock(), last: requests };
      // Deleting first moves the network to the end, so that the one that was silent longest is forgotten.
      uses.delete(network);
      const oldest = uses.size >= MOST_NETWORKS ? uses.keys().next().value : undefined;
      if (oldest !== undefined) uses.delete(oldest);
      uses.set(network, next);
    },
    first(networks) {
      let best: { network: string; weight: number; last: number } | undefined;
      for (const network of networks) {
        const use = uses.get(network);
        const weight = Math.min(weightOf(use), HEAVY);
        const last = use?.last ?? 0;
        if (!best || weight < best.weight || (weight === best.weight && last < best.last))
          best = { network, weight, last };
      }
      return best?.network;
    },
  };
}
