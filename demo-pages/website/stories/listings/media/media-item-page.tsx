import LISTINGS from '#texts/website/listings';
import {
  inEnglishAs,
  layout,
  type Markup,
  type PageContext,
  pageTexts,
  staffText,
  to,
  VideoModal,
} from '../../../platform/index.ts';
import { articleBody } from '../articles/article-body.tsx';
import type { ItemPage } from '../listing-definition.ts';
import type { MediaItem } from '../listings-schema.ts';
import { breadcrumb } from '../parts/breadcrumb.tsx';
import { dayWords } from '../parts/date-words.ts';
import { listingHead } from '../parts/listing-head.tsx';
import { relatedSection, shareRow } from '../parts/share-row.tsx';
import { mediaCard, storyGrid } from '../parts/story-card.tsx';

const FILM = '/design/film-dawn.webm';

/** One film, picture or piece of coverage. */
export function mediaItemPage(context: PageContext, { item, isShared, related }: ItemPage<MediaItem>): Markup {
  const { site } = context;
  const text = pageTexts(site, LISTINGS);
  return layout(context, {
    title: item.title,
    ...(site.language === 'en' && { description: item.summary }),
    head: listingHead(context, { isShared }),
    main: (
      <>
        {breadcrumb(context, 'media', item.title)}
        <article className="story">
          <header className="story__head">
            <p className="eyebrow">
              {text(item.format)} · <time dateTime={item.publishedOn}>{dayWords(item.publishedOn, site)}</time>
            </p>
            <h1 className="story__title">{staffText(site, item.title)}</h1>
            <p className="lead">{staffText(site, item.summary)}</p>
          </header>
          <figure className="story__figure">
            <img
              src={item.image}
              width={800}
              height={450}
              alt={item.imageAlt}
              fetchPriority="high"
              {...inEnglishAs(site)}
            />
            {item.format === 'film' && (
              <figcaption className="story__film">
                <VideoModal label={item.title} src={FILM} captions="/design/film-dawn.vtt">
                  <a className="haven-button haven-button--primary haven-button--large" href={FILM}>
                    {text('watch')}
                  </a>
                </VideoModal>
              </figcaption>
            )}
          </figure>
          <div className="story__body prose" {...inEnglishAs(site)}>
            {articleBody(item.body, site)}
          </div>
          {shareRow(context)}
        </article>
        {relatedSection(
          text('mediaMore'),
          storyGrid(related.map((other) => mediaCard(other, site, 3))),
          to(site, '/media'),
          text('mediaAll'),
        )}
      </>
    ),
  });
}
