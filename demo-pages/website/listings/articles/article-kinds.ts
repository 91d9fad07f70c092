import type { ArticleChoices, ArticleKind } from './find-articles.ts';

/** One control of an article filter: its form name, its choices, and its label. */
export interface Facet {
  name: 'author' | 'category' | 'location' | 'topic' | 'date';
  choices: keyof ArticleChoices;
  label: string;
}

const AUTHOR: Facet = { name: 'author', choices: 'authors', label: 'Author' };
const CATEGORY: Facet = { name: 'category', choices: 'categories', label: 'Category' };
const LOCATION: Facet = { name: 'location', choices: 'locations', label: 'Location' };
const TOPIC: Facet = { name: 'topic', choices: 'topics', label: 'Topic' };
const DATE: Facet = { name: 'date', choices: 'dates', label: 'Date' };

export interface ArticleKindTexts {
  path: string;
  name: string;
  title: string;
  lead: string;
  description: string;
  noun: readonly [one: string, many: string];
  facets: readonly Facet[];
  filterLabel: string;
  related: string;
  schemaType: string;
}

/** The texts and filters of each kind of article. */
export const ARTICLE_KINDS: Record<ArticleKind, ArticleKindTexts> = {
  news: {
    path: '/news',
    name: 'News',
    title: 'News from the field, and from home',
    lead: 'What our teams see, what changes, and what people who had to flee say about it themselves.',
    description: 'Stories, field updates and reports about people who had to flee, and about those who welcome them.',
    noun: ['story', 'stories'],
    facets: [AUTHOR, CATEGORY, LOCATION, TOPIC, DATE],
    filterLabel: 'Filter news',
    related: 'More news',
    schemaType: 'NewsArticle',
  },
  blog: {
    path: '/blog',
    name: 'Blog',
    title: 'Notes on how we work',
    lead: 'What we learned, what we got wrong, and why we do things the way we do. Written by the people who do them.',
    description:
      'Notes by the people of Haven Refugee Aid on how they work, what they learned and what they got wrong.',
    noun: ['post', 'posts'],
    facets: [AUTHOR, CATEGORY, TOPIC, DATE],
    filterLabel: 'Filter the blog',
    related: 'More from the blog',
    schemaType: 'BlogPosting',
  },
};
