import LAYOUT from '#texts/website/layout';
import { pageTexts } from '../site/languages/page-texts.ts';
import { participationHead } from '../site/layout/alternate-links.tsx';
import { layout } from '../site/layout/layout.tsx';
import { linkTo, type Markup, type PageContext } from '../site/page-context.ts';

export interface Thanks {
  title: string;
  text: Markup | string;
  /** The next steps, in order. */
  next: readonly string[];
  /** Links to other pages, by path or whole address; the first is the most likely one. */
  links: readonly (readonly [label: string, path: string])[];
}

/** The page after a successful form, for people without JavaScript and anyone who opens its address. */
export function thanksPage(context: PageContext, { title, text, next, links }: Thanks): Markup {
  const { site } = context;
  return layout(context, {
    title,
    head: participationHead(context),
    main: (
      <>
        <section className="haven-thank-you">
          <img className="haven-thank-you__image" src="/design/thank-you.svg" width={480} height={320} alt="" />
          <h1 className="haven-thank-you__title">{title}</h1>
          <p className="haven-thank-you__text">{text}</p>
        </section>
        <section className="prose">
          <h2>{pageTexts(site, LAYOUT)('whatNext')}</h2>
          <ol className="haven-next-steps">
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="haven-actions">
            {links.map(([label, path], place) => (
              <a
                key={label}
                className={`haven-button haven-button--${place === 0 ? 'primary' : 'secondary'}`}
                {...(path.startsWith('/') ? linkTo(site, path) : { href: path })}
              >
                {label}
              </a>
            ))}
          </p>
        </section>
      </>
    ),
  });
}
