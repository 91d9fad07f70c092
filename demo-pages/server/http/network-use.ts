const HALF_LIFE_MS = 10_000;
/**
 * About two pages with their files. Above it all networks are alike, so that an office waits no longer than a script.
 */
const HEAVY = 60;
const MOST_NETWORKS = 10_000;

interface Use {
  /** The weight of its requests at that time; halves every `HALF_LIFE_MS`. */
  weight: number;
  at: number;
  /** When its last request began, by the count of all that came and began. */
  last: number;
}

/** A request that waits, as its network's next. */
export interface NextRequest {
  weight: number;
  /** When it came, by the same count. */
  came: number;
}

export interface NetworkUse {
  charge(network: string, weight: number): void;
  /** Counts a request that comes. */
  count(): number;
  /**
   * The network that goes first: the one that asked for least lately, its next request included, so that a crowd of
   * new networks with large bodies does not go ahead of a visitor's next page. Of several the one whose last turn is
   * longest ago; one that is new has waited since its request came.
   */
  first(networks: Iterable<readonly [network: string, next: NextRequest]>): string | undefined;
}

/** Remembers what each network asked of this process lately. */
export function createNetworkUse(clock: () => number): NetworkUse {
  const uses = new Map<string, Use>();
  let counted = 0;
  const weightOf = (use: Use | undefined) => (use ? use.weight * 2 ** ((use.at - clock()) / HALF_LIFE_MS) : 0);
  return {
    charge(network, weight) {
      counted += 1;
      const next = { weight: weightOf(uses.get(network)) + weight, at: clock(), last: counted };
      // Deleting first moves the network to the end, so that the one that was silent longest is forgotten.
      uses.delete(network);
      const oldest = uses.size >= MOST_NETWORKS ? uses.keys().next().value : undefined;
      if (oldest !== undefined) uses.delete(oldest);
      uses.set(network, next);
    },
    count() {
      counted += 1;
      return counted;
    },
    first(networks) {
      let best: { network: string; weight: number; last: number } | undefined;
      for (const [network, next] of networks) {
        const use = uses.get(network);
        const weight = Math.min(weightOf(use) + next.weight, HEAVY);
        const last = use?.last ?? next.came;
        if (!best || weight < best.weight || (weight === best.weight && last < best.last))
          best = { network, weight, last };
      }
      return best?.network;
    },
  };
}
