import type { ReactNode } from 'react';
import { addressOf, type Markup } from '../../../platform/index.ts';
import type { ListingTexts } from '../listing-definition.ts';

export interface Results {
  /** Such as "12 stories". */
  words: string;
  /** The active filters as texts: "Topic: Water". */
  filters: readonly ReactNode[];
  /** The parts of the address that could not be used. */
  notes: readonly string[];
  /** The address of the list without a filter. */
  path: string;
}

/** The unused parts of the address, and the number of results for the active filters. */
export function listingResults({ words, filters, notes, path }: Results, text: ListingTexts): Markup {
  return (
    <>
      {notes.length > 0 && (
        <div className="haven-alert haven-alert--warning listing-notes">
          <p className="haven-alert__title">{text('notUsed')}</p>
          {notes.map((note) => (
            <p key={note} className="haven-alert__text">
              {note}
            </p>
          ))}
        </div>
      )}
      <div className="listing-results">
        <h2 className="listing-results__count">{words}</h2>
        {filters.length > 0 && (
          <>
            <ul className="listing-results__filters" role="list" aria-label={text('filteredBy')}>
              {filters.map((filter, place) => (
                <li key={place}>{filter}</li>
              ))}
            </ul>
            <a className="listing-results__clear" href={path}>
              {text('showAll')}
            </a>
          </>
        )}
      </div>
    </>
  );
}

/** A list without results. */
export function emptyListing(title: string, text: string, path: string, link: string): Markup {
  return (
    <div className="haven-empty">
      <img className="haven-empty__image" src="/design/not-found.svg" width={480} height={320} alt="" />
      <h3 className="haven-empty__title">{title}</h3>
      <p className="haven-empty__text">{text}</p>
      <div className="haven-actions">
        <a className="haven-button haven-button--primary" href={path}>
          {link}
        </a>
      </div>
    </div>
  );
}

interface Pagination {
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
