import { createHash } from 'node:crypto';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { type Categories, currentCharity, numbered, type Story } from '../../content/index.ts';
import { nearToday, searchable, TIME_ZONES } from '../../platform/index.ts';
import { type Day, dayInZone, instantOn } from './days.ts';
import { articles, events, mediaItems, mediaTerms } from './listings-schema.ts';

/**
 * The version of the stories for a day: it changes with the folder, and where the dates of a demonstration move on with
 * today.
 */
export function listingsVersion(today: Day): string {
  const { organisation, categories, stories } = currentCharity();
  const countries = Object.keys(organisation.countries);
  const { news, blog, events, media } = stories;
  const rows = JSON.stringify([countries, categories, news, blog, events, media]);
  const { datesAsOf } = organisation;
  return `${createHash('sha256').update(rows).digest('hex')} ${datesAsOf ? moved(datesAsOf, today) : ''}`;
}

/** Replaces all news, events, blog articles and media by those of the charity's folder. */
export async function seedListings(tx: Database, today: Day): Promise<void> {
  const { news, blog, events: eventStories, media } = currentCharity().stories;
  const rows = [
    [articles, [...articleRows('news', news, today), ...articleRows('blog', blog, today)]],
    [events, eventRows(eventStories, today)],
    [mediaTerms, mediaTermRows(media)],
    [mediaItems, mediaRows(media, today)],
  ] as const;
  for (const [table, values] of rows) {
    await tx.delete(table);
    if (values.length > 0) await tx.insert(table).values(values as never);
  }
}

/** A day of the folder: on a demonstration it moves on with today. */
function moved(day: Day, today: Day): Day {
  const { datesAsOf } = currentCharity().organisation;
  return datesAsOf ? nearToday(day, { asOf: datesAsOf, today }) : day;
}

/** The countries of a story, of those that are on. */
function countriesOf({ countries }: Story): readonly SiteCountryCode[] {
  const on = Object.keys(currentCharity().organisation.countries) as SiteCountryCode[];
  return countries ? on.filter((code) => countries.includes(code)) : on;
}

/** The columns of a row for the keyword search. */
export function searchTexts(title: string, ...texts: string[]): { searchTitle: string; searchText: string } {
  return { searchTitle: searchable(title), searchText: searchable(texts.join(' ')) };
}

/** Also what a story is called in other languages is looked up. */
function searchedTexts(story: Story, ...texts: string[]): { searchTitle: string; searchText: string } {
  const all = Object.values(story.translations);
  const titles = [story.title, ...all.map(({ title }) => title)];
  const more = all.flatMap(({ summary, body }) => [summary, body]);
  return searchTexts(titles.join(' '), story.summary, story.body, ...texts, ...more);
}

const nameOf = (list: Exclude<keyof Categories, '$schema' | 'authors'>, id: string | undefined): string =>
  currentCharity().categories[list].find((term) => term.id === id)?.name.en ?? '';

const textsOf = ({ slug, title, summary, body, picture, alt }: Story) => ({
  slug,
  title,
  summary,
  body,
  image: picture,
  imageAlt: alt,
});

function articleRows(kind: 'news' | 'blog', stories: readonly Story<'news'>[], today: Day) {
  return stories.flatMap((story) => {
    const by = currentCharity().categories.authors.find(({ id }) => id === story.author);
    const facts = {
      author: by?.name ?? '',
      authorRole: by?.role?.en ?? '',
      category: nameOf('categories', story.category),
      location: nameOf('locations', story.location),
      topic: nameOf('topics', story.topic),
    };
    const { author, category, location, topic } = facts;
    return countriesOf(story).map((siteCountryCode) => ({
      ...textsOf(story),
      ...facts,
      kind,
      siteCountryCode,
      publishedOn: moved(story.date, today),
      ...searchedTexts(story, author, category, location, topic),
    }));
  });
}

function eventRows(stories: readonly Story<'events'>[], today: Day) {
  return stories.flatMap((story) => {
    const { venue, cost, status, book = null } = story;
    const place = currentCharity().categories.locations.find(({ id }) => id === story.location);
    const { zone = TIME_ZONES.AUS, online: isOnline = false } = place ?? {};
    const instant = (text: string) => instantOn(moved(text.slice(0, 10), today), text.slice(11), zone);
    const [start, end] = [instant(story.starts), instant(story.ends)];
    const names = { category: nameOf('categories', story.category), location: nameOf('locations', story.location) };
    return countriesOf(story).map((siteCountryCode) => {
      // Online events are shown in the reader's time zone, others in the time zone of their place.
      const timeZone = isOnline ? TIME_ZONES[siteCountryCode] : zone;
      return {
        ...textsOf(story),
        ...names,
        ...{ venue, cost, status, isOnline, book },
        siteCountryCode,
        timeZone,
        startsAt: new Date(start),
        endsAt: new Date(end),
        startsOn: dayInZone(start, timeZone),
        endsOn: dayInZone(end, timeZone),
        ...searchedTexts(story, names.category, names.location, venue),
      };
    });
  });
}

/** The actions and locations with their numbers: those that have one in the folder, and those that media name. */
function mediaTermRows(media: readonly Story<'media'>[]) {
  const { actions, locations } = currentCharity().categories;
  return (['action', 'location'] as const).flatMap((facet) => {
    const terms = facet === 'action' ? actions : locations;
    const named = new Set([
      ...terms.filter(({ number }) => number !== undefined).map(({ id }) => id),
      ...media.map((story) => story[facet]),
    ]);
    return numbered(terms)
      .filter(({ id }) => named.has(id))
      .map(({ number: id, name }) => ({ facet, id, label: name.en as string }));
  });
}

function mediaRows(stories: readonly Story<'media'>[], today: Day) {
  const { actions, locations } = currentCharity().categories;
  const numberOf = (terms: typeof actions, wanted: string) =>
    numbered(terms).find(({ id }) => id === wanted)?.number ?? 0;
  return stories.flatMap((story) => {
    const { format, film = null, captions = null } = story;
    return countriesOf(story).map((siteCountryCode) => ({
      ...textsOf(story),
      ...{ siteCountryCode, format, film, captions },
      actionId: numberOf(actions, story.action),
      locationId: numberOf(locations, story.location),
      publishedOn: moved(story.date, today),
    }));
  });
}
