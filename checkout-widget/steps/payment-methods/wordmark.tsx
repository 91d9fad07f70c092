/** Our own letters for the methods' names, as stroke paths with their widths; letters are 10 units high, from y=6. */
const LETTERS: Readonly<Record<string, readonly [path: string, width: number]>> = {
  P: ['M0 16V0h5.4a4.8 4.8 0 0 1 0 9.6H0', 10.2],
  a: ['M10 6v10M0 11a5 5 0 1 1 10 0a5 5 0 1 1-10 0', 10],
  e: ['M0 11h10A5 5 0 1 0 8.6 14.5', 10],
  f: ['M6.4 .2H6A3.6 3.6 0 0 0 2.4 3.8V16M-.4 6.2h6.4', 6],
  i: ['M0 6v10M0 .8v.01', 0],
  l: ['M0 0v16', 0],
  p: ['M0 6v16M0 11a5 5 0 1 1 10 0a5 5 0 1 1-10 0', 10],
  r: ['M0 6v10M0 11a5 5 0 0 1 5-5h.6', 5],
  t: ['M2.2 2v10.4A3.6 3.6 0 0 0 5.8 16h.6M-.6 6.2h6.8', 6],
  y: ['M0 6l5.2 10M10.4 6L3.2 22', 10.4],
  z: ['M0 6.2h9L0 15.8h9.4', 9.4],
};
const GAP = 4.4;

interface WordmarkProps {
  readonly text: string;
  readonly x: number;
  readonly colour: string;
  readonly weight?: number;
}

/** The width of a word, including the gap after it. */
export const wordWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (LETTERS[letter]?.[1] ?? 0) + GAP, 0);

/** A word built from strokes, starting at `x`. */
export function Wordmark({ text, x, colour, weight = 2.8 }: WordmarkProps) {
  let left = x;
  return (
    <g fill="none" stroke={colour} strokeWidth={weight} strokeLinecap="round" strokeLinejoin="round">
      {[...text].map((letter, index) => {
        const [path = '', width = 0] = LETTERS[letter] ?? [];
        const at = left;
        left += width + GAP;
        // biome-ignore lint/suspicious/noArrayIndexKey: a word's letters never change their order.
        return <path key={index} d={path} transform={`translate(${at.toFixed(1)} 0)`} />;
      })}
    </g>
  );
}
