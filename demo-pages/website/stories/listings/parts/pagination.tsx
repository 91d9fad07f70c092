import { addressOf, type Markup } from '../../../platform/index.ts';
import type { ListingTexts } from '../listing-definition.ts';

export interface Pagination {
  /** Such as "Pages of news". */
  label: string;
  path: string;
  /** The filter, which each link keeps. */
  chosen: Record<string, string>;
  page: number;
  pages: number;
}

/** Links to the pages of a list; nothing for a single page. */
export function pagination({ label, path, chosen, page, pages }: Pagination, text: ListingTexts): Markup | '' {
  if (pages < 2) return '';
  const href = (number: number) => addressOf(path, { ...chosen, page: number > 1 ? String(number) : '' });
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const step = (number: number, rel: string, words: string) =>
    number < 1 || number > pages ? (
      ''
    ) : (
      <li>
        <a className="pagination__step" rel={rel} href={href(number)}>
          {words}
        </a>
      </li>
    );
  return (
    <nav className="pagination" aria-label={label}>
      <ul role="list">
        {step(page - 1, 'prev', text('previous'))}
        {numbers.map((number) => (
          <li key={number}>
            <a href={href(number)} aria-current={number === page ? 'page' : undefined}>
              <span className="haven-visually-hidden">{text('page')} </span>
              {number}
            </a>
          </li>
        ))}
        {step(page + 1, 'next', text('next'))}
      </ul>
    </nav>
  );
}
