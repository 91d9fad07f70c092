import { html } from 'hono/html';
import { type Cell, moment } from './activity-table.ts';
import type { AddressOf } from './choose-merchant.ts';

/** The clock, with the form that moves it. `now` is the sandbox's time. */
export function clockSection(now: Date, offsetMs: number, address: AddressOf): Cell {
  const ahead =
    offsetMs === 0 ? 'It shows the time of this machine.' : `It is ${daysText(offsetMs)} ahead of this machine.`;
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <p>The sandbox’s time is <strong>${moment(now)} UTC</strong>. ${ahead} When you move it, everything that becomes due
      happens in order: debits settle or are dishonoured, cards end, charges are disputed. It cannot be moved back.</p>
    <form method="post" action="${address('/actions/clock')}" class="fields">
      <label>Days forward <input name="days" type="number" min="1" max="3650" step="1" value="1" required></label>
      <button type="submit">Move the clock</button>
    </form>
  </section>`;
}

function daysText(milliseconds: number): string {
  const days = Math.round(milliseconds / 86_400_000);
  return days === 0 ? 'less than a day' : `${days} ${days === 1 ? 'day' : 'days'}`;
}
