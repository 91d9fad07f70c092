/**
 * How many letters must be inserted, removed, changed or swapped with their neighbour to turn one name into the other.
 */
export function lettersApart(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + differs);
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

const LONGEST_NAME = 64;
const letters = (name: string) =>
  name
    .toLowerCase()
    .replace(/^haven-/, '')
    .replace(/[^a-z0-9]/g, '');
const parts = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .sort()
    .join(' ');

/**
 * The most likely intended name: the same letters with other separators, the same parts in another order, the only name
 * with this beginning, or at most one wrong letter in four (three in total).
 */
export function didYouMean(typed: string, names: Iterable<string>): string | undefined {
  if (typed.length > LONGEST_NAME) return;
  const target = letters(typed);
  const all = [...names];
  const same = all.find((name) => letters(name) === target) ?? all.find((name) => parts(name) === parts(typed));
  if (same) return same;
  const begun = all.filter((name) => target.length >= 4 && letters(name).startsWith(target));
  if (begun.length === 1) return begun[0];
  const most = Math.min(3, Math.floor(target.length / 4));
  const near = all
    .map((name) => ({ name, apart: lettersApart(target, letters(name)) }))
    .filter(({ apart }) => apart <= most)
    .sort((a, b) => a.apart - b.apart);
  return near[0]?.name;
}
