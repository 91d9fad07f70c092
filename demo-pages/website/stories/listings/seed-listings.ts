import { createHash } from 'node:crypto';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { searchable } from '../../platform/index.ts';
import { BLOG_TEXTS } from './content/blog.ts';
import type { ArticleText, Countries } from './content/content-types.ts';
import { EVENT_TEXTS } from './content/events.ts';
import { MEDIA_TERMS, MEDIA_TEXTS } from './content/media.ts';
import { NEWS_TEXTS } from './content/news.ts';
import { addDays, type Day, dayInZone, instantOn, nextWeekday } from './days.ts';
import { articles, events, mediaItems, mediaTerms } from './listings-schema.ts';

const HOME_ZONES: Record<SiteCountryCode, string> = { AUS: 'Australia/Sydney', NZL: 'Pacific/Auckland' };

const countriesOf = (countries: Countries): readonly SiteCountryCode[] =>
  countries === 'both' ? ['AUS', 'NZL'] : [countries];

/**
 * The version of the content for a day. All dates are relative to that day, so that some events are always upcoming;
 * the version changes with the month and not with every start, so that published dates stay the same.
 */
export function listingsVersion(today: Day): string {
  const hash = createHash('sha256').update(
    JSON.stringify([NEWS_TEXTS, BLOG_TEXTS, EVENT_TEXTS, MEDIA_TEXTS, MEDIA_TERMS]),
  );
  return `${hash.digest('hex')} ${today.slice(0, 7)}`;
}

/** Replaces all news, events, blog articles and media, dated from `today`. */
export async function seedListings(tx: Database, today: Day): Promise<void> {
  for (const table of [articles, events, mediaItems, mediaTerms]) await tx.delete(table);
  await tx
    .insert(articles)
    .values([...articleRows('news', NEWS_TEXTS, today), ...articleRows('blog', BLOG_TEXTS, today)]);
  await tx.insert(events).values(eventRows(today));
  await tx.insert(mediaTerms).values([...MEDIA_TERMS]);
  await tx.insert(mediaItems).values(mediaRows(today));
}

const image = (name: string) => `/design/stories/${name}.svg`;

/** The columns of a row for the keyword search. */
export function searchTexts(title: string, ...texts: string[]): { searchTitle: string; searchText: string } {
  return { searchTitle: searchable(title), searchText: searchable(texts.join(' ')) };
}

function articleRows(kind: 'news' | 'blog', texts: readonly ArticleText[], today: Day) {
  return texts.flatMap(({ countries, daysAgo, picture, ...text }) =>
    countriesOf(countries).map((siteCountryCode) => ({
      ...text,
      kind,
      siteCountryCode,
      image: image(picture),
      publishedOn: addDays(today, -daysAgo),
      ...searchTexts(text.title, text.summary, text.body, text.author, text.category, text.location, text.topic),
    })),
  );
}

function eventRows(today: Day) {
  return EVENT_TEXTS.flatMap(({ countries, inDays, weekday, lastsDays = 1, from, until, zone, picture, ...text }) => {
    const about = addDays(today, inDays);
    const day = weekday === undefined ? about : nextWeekday(about, weekday);
    const start = instantOn(day, from, zone);
    const end = instantOn(addDays(day, lastsDays - 1), until, zone);
    return countriesOf(countries).map((siteCountryCode) => {
      // Online events are shown in the reader's time zone, others in the time zone of their place.
      const timeZone = countries === 'both' ? HOME_ZONES[siteCountryCode] : zone;
      return {
        ...text,
        siteCountryCode,
        image: image(picture),
        timeZone,
        startsAt: new Date(start),
        endsAt: new Date(end),
        startsOn: dayInZone(start, timeZone),
        endsOn: dayInZone(end, timeZone),
        ...searchTexts(text.title, text.summary, text.body, text.category, text.location, text.venue),
      };
    });
  });
}

function mediaRows(today: Day) {
  return MEDIA_TEXTS.flatMap(({ countries, daysAgo, picture, ...text }) =>
    countriesOf(countries).map((siteCountryCode) => ({
      ...text,
      siteCountryCode,
      image: image(picture),
      publishedOn: addDays(today, -daysAgo),
    })),
  );
}
