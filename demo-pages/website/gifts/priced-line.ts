/** A cart line priced by the catalogue, in cents. */
export interface PricedLine {
  itemId: string;
  name: string;
  category: string;
  variant: string;
  image: string;
  priceMinor: number;
  quantity: number;
}

/** What the lines cost together, in cents. */
export function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((total, line) => total + line.priceMinor * line.quantity, 0);
}

/** How many gifts the lines are. */
export function itemCountOf(lines: readonly PricedLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}
