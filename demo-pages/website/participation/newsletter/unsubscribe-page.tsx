import NEWSLETTER_PAGE from '#texts/website/newsletter-page';
import {
  dayOf,
  errorSummary,
  formField,
  layout,
  linkTo,
  type Markup,
  organisationOf,
  type PageContext,
  pageTexts,
  type Site,
  to,
  withoutNewsletter,
} from '../../platform/index.ts';

/**
 * The state of the page: `ask` for confirmation, because mail programs open links automatically; `done` when
 * unsubscribed, now or earlier; `find` for people without a link.
 */
export type UnsubscribeState =
  | { kind: 'ask'; address: string; query: string }
  | { kind: 'done'; address: string; since?: Date | undefined }
  | { kind: 'find'; isBroken?: boolean; isLinkSent?: boolean; email?: string; error?: string | undefined };

const textsOf = (site: Site) => pageTexts(site, NEWSLETTER_PAGE);
const masked = (address: string): Markup => <strong className="leave-address">{address}</strong>;

/** The page to unsubscribe from the newsletter. It needs no script. */
export function unsubscribePage(context: PageContext, state: UnsubscribeState): Markup {
  const { site } = context;
  const hasErrors = state.kind === 'find' && state.error !== undefined;
  return layout(withoutNewsletter(context), {
    title: textsOf(site)(state.kind === 'done' ? 'leftTitle' : 'leave'),
    // Anyone with this address can unsubscribe the person, so no search engine may index it.
    head: (
      <>
        <meta name="robots" content="noindex, nofollow" />
        <link rel="stylesheet" href="/design/participation.css" />
      </>
    ),
    hasErrors,
    mainClass: 'page-main--narrow',
    main: (
      <>{state.kind === 'ask' ? ask(site, state) : state.kind === 'done' ? done(site, state) : find(site, state)}</>
    ),
  });
}

function ask(site: Site, { address, query }: Extract<UnsubscribeState, { kind: 'ask' }>): Markup {
  const text = textsOf(site);
  return (
    <>
      <div className="page-head">
        <p className="eyebrow">{text('title')}</p>
        <h1>{text('leaveAsk')}</h1>
        <p className="lead">{text.rich('leaveLead', { address: masked(address) })}</p>
      </div>
      <form className="haven-actions" method="post" action={`${to(site, '/newsletter/unsubscribe')}?${query}`}>
        <button className="haven-button haven-button--primary" type="submit">
          {text('unsubscribe')}
        </button>
        <a className="haven-button haven-button--quiet" {...linkTo(site, '/')}>
          {text('stay')}
        </a>
      </form>
      {note(site, text(`law${site.code}`))}
    </>
  );
}

function done(site: Site, { address, since }: Extract<UnsubscribeState, { kind: 'done' }>): Markup {
  const text = textsOf(site);
  const left = since
    ? text.rich('offSince', { address: masked(address), date: dayOf(since, site) })
    : text.rich('offNow', { address: masked(address) });
  return (
    <>
      <div className="page-head">
        <p className="eyebrow">{text('title')}</p>
        <h1>{text('leftTitle')}</h1>
        <p className="lead">
          {left} {text('reading')}
        </p>
      </div>
      <div className="haven-actions">
        <a className="haven-button haven-button--primary" {...linkTo(site, '/')}>
          {text('toFront')}
        </a>
        <a className="haven-button haven-button--quiet" href={to(site, '/newsletter')}>
          {text('joinAgain')}
        </a>
      </div>
      {note(site, text('stillReaches'))}
    </>
  );
}

function find(site: Site, state: Extract<UnsubscribeState, { kind: 'find' }>): Markup {
  const { isBroken = false, isLinkSent = false, email = '', error } = state;
  const text = textsOf(site);
  const notice = isLinkSent ? (
    <div className="haven-alert haven-alert--success" role="status">
      <p className="haven-alert__title">{text('lookMail')}</p>
      <p className="haven-alert__text">{text('onItsWay')}</p>
    </div>
  ) : isBroken ? (
    <div className="haven-alert haven-alert--error" role="alert">
      <p className="haven-alert__title">{text('notWhole')}</p>
      <p className="haven-alert__text">{text('nothingChanged')}</p>
    </div>
  ) : (
    ''
  );
  const field = {
    ...({ name: 'email', type: 'email', inputmode: 'email', autocomplete: 'email' } as const),
    ...{ label: text('email'), value: email, error, hint: text('emailHint') },
  };
  return (
    <>
      <div className="page-head">
        <p className="eyebrow">{text('title')}</p>
        <h1>{text('leave')}</h1>
        <p className="lead">{text('findLead')}</p>
      </div>
      {errorSummary(error ? [{ field: 'email', message: error }] : [], { site })}
      {notice}
      <form className="haven-form" method="post" action={to(site, '/newsletter/unsubscribe')} noValidate>
        {formField(field, site)}
        <div className="haven-actions">
          <button className="haven-button haven-button--primary" type="submit">
            {text('sendLink')}
          </button>
        </div>
      </form>
      {note(site, text('whyLink'))}
    </>
  );
}

const note = (site: Site, text: string): Markup => (
  <div className="leave-note haven-field__hint">
    <p>{text}</p>
    <p>{textsOf(site)('questions', { phone: organisationOf(site).phone })}</p>
  </div>
);
