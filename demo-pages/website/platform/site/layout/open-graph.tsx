import { organisationOf } from '../../organisation/organisation.ts';
import { brandPath } from '../../theme/look.ts';
import type { Markup, PageContext } from '../page-context.ts';
import type { Site } from '../sites.ts';

/** A page's picture, where a link to the page is shared. */
export interface SocialPicture {
  /** Its path, or its address. */
  image: string;
  alt?: string;
}

interface OpenGraphFacts {
  title: string;
  description: string;
  picture?: SocialPicture | undefined;
}

const ownPicture = (site: Site): SocialPicture => ({
  image: brandPath('social.jpg'),
  alt: organisationOf(site).name,
});

/** What networks and messengers show of a link to a page. */
export function openGraph(
  { site, origin, path }: PageContext,
  { title, description, picture = ownPicture(site) }: OpenGraphFacts,
): Markup {
  const facts = {
    'og:type': 'website',
    'og:site_name': organisationOf(site).name,
    'og:url': `${origin}${path}`,
    'og:title': title,
    'og:description': description,
    'og:image': new URL(picture.image, origin).href,
    'og:image:alt': picture.alt,
  };
  return (
    <>
      {Object.entries(facts).map(
        ([property, content]) => content && <meta key={property} {...{ property, content }} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
