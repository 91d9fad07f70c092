import { chargeListShape, chargeShape } from '../answer-shapes.ts';
import type { CheckContext, Part } from '../check-context.ts';
import { BrokenAnswer } from '../check-finding.ts';
import { expectDone, expectSpoken, expectValue, readData } from '../expect-answer.ts';

const MOST_PAGES = 10;

/** All ids of a list, page by page. @throws BrokenAnswer when it repeats itself or does not end. */
async function readPages({ server }: CheckContext, query: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  const cursors = new Set<string>();
  let next: Record<string, string> = {};
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const path = `/v1/charges?${new URLSearchParams({ ...query, ...next })}`;
    const answer = expectSpoken(await server('GET', path), 'The list of charges');
    const { items, next_cursor: cursor } = readData(chargeListShape, answer);
    for (const { _id } of items) {
      if (!ids.includes(_id)) ids.push(_id);
      else
        throw new BrokenAnswer(
          `The charge ${_id} is on two pages.`,
          'Begin each page after the last.',
          answer.exchange,
        );
    }
    if (cursor === null) return ids;
    if (cursors.has(cursor))
      throw new BrokenAnswer(
        'A cursor comes twice.',
        'Each page has a new next_cursor, the last null.',
        answer.exchange,
      );
    cursors.add(cursor);
    next = { cursor };
  }
  throw new BrokenAnswer(`The list has no end after ${MOST_PAGES} pages.`, 'The last page has next_cursor null.');
}

export const listChecks: Part = {
  name: 'lists',
  need: 'required',
  checks: [
    {
      title: 'charges are listed by pages, each once, newest first',
      async run(context) {
        const reference = context.fresh();
        const made: string[] = [];
        for (let n = 0; n < 3; n += 1) made.unshift(await context.chargeId({ reference }));
        const listed = await readPages(context, { reference, limit: '1' });
        const understood = await context.site.lookup.listOf(reference);
        const whole = context.calls.last();
        expectValue(whole, 'The number of charges', understood.length, 3);
        expectValue(whole, 'The charges of the pages', listed.join(' '), made.join(' '));
      },
    },
    {
      title: 'charges are listed by time: the daily comparison with the books asks so',
      async run({ server, chargeId }) {
        const id = await chargeId();
        const charge = expectDone(await server('GET', `/v1/charges/${id}`), 'The charge');
        const at = Date.parse(readData(chargeShape, charge).created_at);
        const idsIn = async (from: number, to: number) => {
          const span = { created_from: new Date(from).toISOString(), created_to: new Date(to).toISOString() };
          const answer = expectDone(await server('GET', `/v1/charges?${new URLSearchParams(span)}`), 'A span of time');
          return { answer, isThere: readData(chargeListShape, answer).items.some(({ _id }) => _id === id) };
        };
        const [inside, after] = [await idsIn(at, at + 1000), await idsIn(at + 1000, at + 2000)];
        expectValue(inside.answer, 'A charge in the span of its time', inside.isThere, true);
        expectValue(after.answer, 'A charge in the span after it', after.isThere, false);
      },
    },
  ],
};
