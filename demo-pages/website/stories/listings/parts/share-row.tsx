import LISTINGS from '#texts/website/listings';
import { CopyLink, type Markup, organisationOf, type PageContext, pageTexts } from '../../../platform/index.ts';

/** The row below each story: what a demonstration says of its people, and the share links. */
export function shareRow({ site, origin, path }: PageContext): Markup {
  const text = pageTexts(site, LISTINGS);
  const { madeUp } = organisationOf(site);
  return (
    <footer className="story__foot">
      {madeUp && <p className="story__note">{madeUp}</p>}
      <CopyLink url={`${origin}${path}`} label={text('copyLink')}>
        <span className="story__address">{text('copyYourself')}</span>
      </CopyLink>
    </footer>
  );
}

/** A section with related content. */
export function relatedSection(title: string, list: Markup, href: string, link: string): Markup {
  return (
    <section className="section section--mist" aria-labelledby="related">
      <div className="section__inner">
        <div className="section__head">
          <h2 className="section__title" id="related">
            {title}
          </h2>
        </div>
        {list}
        <p className="section__foot">
          <a className="haven-button haven-button--secondary" href={href}>
            {link}
          </a>
        </p>
      </div>
    </section>
  );
}
