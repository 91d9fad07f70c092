import GIVING from '#texts/website/giving';
import {
  layout,
  type Markup,
  type PageContext,
  pageTexts,
  type Site,
  to,
  withoutNewsletter,
} from '../platform/index.ts';

interface GivingPage {
  title: string;
  main: Markup;
  hasErrors?: boolean;
  /** The page of the menu that this one is or belongs to; without one the visitor is not signed in. */
  menu?: '' | '/details';
  mainClass?: string;
}

const MENU = [
  ['gifts', ''],
  ['yourDetails', '/details'],
] as const;

function menuOf(site: Site, current: string): Markup {
  const base = to(site, '/my-giving');
  const text = pageTexts(site, GIVING);
  return (
    <nav className="giving-menu" aria-label={text('myGiving')}>
      <ul role="list">
        {MENU.map(([label, path]) => (
          <li key={label}>
            <a href={`${base}${path}`} aria-current={path === current ? 'page' : undefined}>
              {text(label)}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action={`${base}/sign-out`}>
        <button className="haven-button haven-button--quiet">{text('signOut')}</button>
      </form>
    </nav>
  );
}

/** Announced beforehand, and with a script before it happens: a click then keeps the person signed in (WCAG 2.2.1). */
function timeLimit(site: Site): Markup {
  const text = pageTexts(site, GIVING);
  const base = to(site, '/my-giving');
  return (
    <>
      <p className="giving-note">{text('signOutAfter')}</p>
      <div className="load-notice" role="alert">
        <p
          className="load-notice__box"
          data-stay-signed-in=""
          data-action={`${base}/stay`}
          data-soon={text('endsSoon')}
          data-stayed={text('stayed')}
          data-ended={text('hasEnded')}
          hidden
        >
          <span />
          <button className="haven-button haven-button--secondary" type="button" hidden>
            {text('stay')}
          </button>
          <a className="haven-link" href={base} hidden>
            {text('signInAgain')}
          </a>
        </p>
      </div>
      <script src="/giving-files/stay-signed-in.js" type="module" />
    </>
  );
}

/**
 * A page of My giving. Its address may be a signed link, so it names no canonical one, and its footer has no form whose
 * script would see it.
 */
export function givingLayout(context: PageContext, { title, main, hasErrors, menu, mainClass }: GivingPage): Markup {
  const page = withoutNewsletter(context);
  return layout(page, {
    title,
    head: (
      <>
        <meta name="robots" content="noindex, nofollow" />
        <link rel="stylesheet" href="/design/my-giving.css" />
      </>
    ),
    ...(mainClass !== undefined && { mainClass }),
    ...(hasErrors !== undefined && { hasErrors }),
    main:
      menu === undefined ? (
        main
      ) : (
        <>
          {menuOf(context.site, menu)}
          {main}
          {timeLimit(context.site)}
        </>
      ),
  });
}

/** A message at the top of a page. */
export const notice = (
  kind: 'success' | 'info' | 'warning' | 'error',
  title: string,
  text: Markup | string,
): Markup => (
  <div className={`haven-alert haven-alert--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
    <p className="haven-alert__title">{title}</p>
    <p className="haven-alert__text">{text}</p>
  </div>
);
