/** Days, hours, minutes and seconds, in this order. */
export type TimeLeft = readonly [days: string, hours: string, minutes: string, seconds: string];

const pad = (count: number) => String(count).padStart(2, '0');

/** W9.12: the time (ms) as texts of at least two digits. A started second counts as a whole one; never below zero. */
export function timeLeft(milliseconds: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return [
    pad(Math.floor(seconds / 86_400)),
    pad(Math.floor(seconds / 3600) % 24),
    pad(Math.floor(seconds / 60) % 60),
    pad(seconds % 60),
  ];
}
