import { ContentText } from '#parts/content/content-text.tsx';
import type { MediaPreview } from '#rules/api/media-feed-schemas.ts';
import { safeHref } from '#rules/links/link-to.ts';

export interface FeedItemProps {
  item: MediaPreview;
  headingLevel: number;
  locale: string;
}

/** Formats a date for a locale; any other text stays unchanged. */
function dateWords(date: string, locale: string): string {
  if (!/^\d{4}-\d\d-\d\d/.test(date) || Number.isNaN(Date.parse(date))) return date;
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' };
  try {
    return new Date(date).toLocaleDateString(locale, options);
  } catch {
    return new Date(date).toLocaleDateString('en-AU', options);
  }
}

export function FeedItem({ item, headingLevel, locale }: FeedItemProps) {
  const { url, image, date, summary } = item;
  const title = <ContentText of={item} field="title" />;
  const href = safeHref(url);
  const Title = `h${headingLevel}` as 'h3';
  return (
    <li className="haven-feed__item">
      {image ? (
        <img className="haven-feed__image" src={image} width={800} height={450} alt="" loading="lazy" />
      ) : (
        <span className="haven-feed__image" />
      )}
      <div className="haven-feed__body">
        {date && (
          <p className="haven-feed__date">
            <bdi>{dateWords(date, locale)}</bdi>
          </p>
        )}
        <Title className="haven-feed__title" tabIndex={href ? undefined : -1}>
          {href ? (
            <a className="haven-link haven-feed__link" href={href}>
              {title}
            </a>
          ) : (
            title
          )}
        </Title>
        {summary && (
          <p className="haven-feed__summary">
            <ContentText of={item} field="summary" />
          </p>
        )}
      </div>
    </li>
  );
}
