import type { Markup } from '../../platform/index.ts';
import type { TestCard } from './test-data-client.ts';

const grouped = (number: string) =>
  number.length === 16 ? number.replace(/(.{4})(?=.)/g, '$1 ') : number.replace(/^(.{4})(.{6})/, '$1 $2 ');

const OTHERS: readonly [what: string, value: string, effect: string][] = [
  ['BSB and account', '062-000, 12345678', 'Approved; any BSB of 6 digits, any account of 4 to 9'],
  ['New Zealand account', '01-0902-0068389-00', 'Approved; any number whose check digit holds'],
  ['Gift card', '6280 0000 0000 0000, PIN 1234', 'Approved; any 8 to 19 digits, any PIN of 4 to 8'],
];

const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]) => (
  <div className="merchant-table" role="region" aria-label={caption} tabIndex={0}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Test cards with their outcomes. */
export const cardTable = (caption: string, cards: readonly TestCard[]): Markup =>
  table(
    caption,
    ['Number', 'Scheme', 'When charged'],
    cards.map(({ number, scheme, effect }) => [grouped(number), scheme, effect]),
  );

/** The numbers that the sandbox accepts, from the list that its simulated issuer uses. */
export function testData(cards: readonly TestCard[]): Markup {
  return (
    <section className="merchant-demo merchant-demo--wide" aria-labelledby="test-data-title" id="test-data">
      <div className="merchant-demo__head">
        <h2 className="merchant-demo__title" id="test-data-title">
          Test numbers
        </h2>
        <p>
          The sandbox takes these cards and no others, with any name, any future expiry and any security code of the
          right length. No money moves.
        </p>
      </div>
      {cards.length > 0 ? (
        cardTable('Cards', cards)
      ) : (
        <p role="status">The sandbox does not answer, so its cards are missing. Reload this page in a minute.</p>
      )}
      {table('Accounts and gift cards', ['What', 'For example', 'When charged'], OTHERS)}
    </section>
  );
}
