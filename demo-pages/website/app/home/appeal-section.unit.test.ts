import { describe, expect, it } from 'vitest';
import type { Appeal } from '../../giving/appeals/find-appeals.ts';
import { renderMarkup } from '../../platform/pages/render-page.ts';
import type { Markup, PageContext } from '../../platform/site/page-context.ts';
import { SITES, siteIn } from '../../platform/site/sites.ts';
import { appealSection } from './appeal-section.tsx';

const APPEAL: Appeal = {
  code: 'winter-appeal',
  siteCountryCode: 'AUS',
  name: 'One warm room',
  summary: 'A closed stove.',
  story: 'One.\n\nTwo.',
  image: '/design/hero.svg',
  goalMinor: 80_000_000,
  from: new Date('2026-11-26T13:00:00Z'),
  // Midnight in Sydney: the last day is 31 January.
  until: new Date('2027-01-31T13:00:00Z'),
  matchPercent: 100,
  matchCapMinor: 40_000_000,
  matchedMinor: 0,
  matchPartner: 'A group of families',
  createdAt: new Date('2026-11-26T13:00:00Z'),
};
const context = (site = SITES[0]): PageContext => ({ site, path: '/', cartCount: 0, origin: 'http://127.0.0.1:8080' });
const section = (change: Partial<Appeal> = {}, site = SITES[0]) =>
  renderMarkup(appealSection(context(site), { appeal: { ...APPEAL, ...change }, figures: undefined }) as Markup);

describe('the appeal of the front page', () => {
  it('has one last day, in its title, its countdown and its reason, and sums without cents', () => {
    const page = section();
    expect(page).toContain('Gifts until 31 January 2027 count twice</h2>');
    expect(page).toContain('end-date="2027-01-31T13:00:00.000Z">Until midnight on 31 January 2027</countdown-timer>');
    expect(page).toContain('The appeal ends at midnight on 31 January 2027.');
    expect(page).toContain('is doubled, up to $400,000 in all');
    expect(page).toContain('<p>Our goal is $800,000. Be the first to give.</p>');
    expect(page).not.toMatch(/\d\.\d\d\b/);
  });

  it('promises to double gifts only while the partner does', () => {
    for (const change of [{ matchPercent: 50 }, { matchedMinor: 40_000_000 }]) {
      const page = section(change);
      expect(page).toContain('One warm room</h2><p class="section__lead">A closed stove.</p>');
      expect(page).not.toMatch(/twice|double/i);
    }
  });

  it('follows what staff change, without a countdown where there is no end', () => {
    expect(section({ until: null, matchCapMinor: 5_000_000 })).toMatch(/up to \$50,000 in all(?!.*countdown)/s);
    expect(appealSection(context(), undefined)).toBe('');
    expect(section({}, siteIn('AUS', 'fr') as (typeof SITES)[0])).toContain('Jusqu’au 31 janvier 2027');
  });
});
