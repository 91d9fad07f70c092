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

/** The total of the lines, in cents. */
export function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((total, line) => total + line.priceMinor * line.quantity, 0);
}

/** The number of gifts in the lines. */
export function itemCountOf(lines: readonly PricedLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}
