import { organisationOf } from '../../organisation/organisation.ts';
import { linkTo, type Markup } from '../page-context.ts';
import type { Site } from '../sites.ts';

/** The name of the site, linked to its front page; `slot` is its slot in a block. */
export function siteBrand(site: Site, slot?: string): Markup {
  return (
    <a slot={slot || undefined} className="site-brand" {...linkTo(site, '/')}>
      <img src="/design/logo.svg" width={44} height={44} alt="" />
      <span className="site-brand__name">
        <span>Haven</span> <span className="site-brand__rest">Refugee Aid</span>
        <span className="site-brand__country">{organisationOf(site).country}</span>
      </span>
    </a>
  );
}
