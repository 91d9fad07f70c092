import type { DonateAction, Organization, Thing } from 'schema-dts';
import { organisationOf } from '../../organisation/organisation.ts';
import { trustedMarkup } from '../../pages/render-page.ts';
import { brandPath } from '../../theme/look.ts';
import { type Markup, type PageContext, to } from '../page-context.ts';
import { type Site, siteOf } from '../sites.ts';

/** What a page tells search engines of itself, in the words of schema.org (JSON-LD). */
export function structuredData(data: Exclude<Thing, string>): Markup {
  // A data block never runs, so the script policy allows it; its text must only not contain its end tag.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" {...trustedMarkup(json)} />;
}

/** Spaces that do not break and marks of direction are for readers. */
const plain = (words: string) => words.replaceAll('\u00A0', ' ').replace(/[\u2066-\u2069]/g, '');

/** The organisation of a country for search engines. */
export function organisationData(site: Site, origin: string) {
  const { name, legalName, phone, registration } = organisationOf(site);
  const ofCountry = siteOf(site.code);
  return {
    '@type': 'Organization',
    '@id': `${origin}${to(ofCountry, '/')}#organisation`,
    name,
    legalName,
    url: `${origin}${to(site, '/')}`,
    logo: `${origin}${brandPath('logo')}`,
    telephone: plain(phone),
    areaServed: ofCountry.countryName,
    ...('abn' in registration
      ? { taxID: registration.abn }
      : { taxID: registration.irdNumber, identifier: registration.charityNumber }),
  } satisfies Organization;
}

/** A page with a form that takes gifts, for search engines. */
export function donateAction(
  { site, origin, path }: PageContext,
  { name, description }: { name: string; description: string },
) {
  return {
    '@type': 'DonateAction',
    name,
    description,
    recipient: organisationData(site, origin),
    priceCurrency: site.currency,
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${path}`,
      actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
    },
  } satisfies DonateAction;
}
