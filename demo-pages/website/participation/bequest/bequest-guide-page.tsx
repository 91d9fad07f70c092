import BEQUEST_PAGE from '#texts/website/bequest-page';
import {
  inEnglishAs,
  layout,
  type Markup,
  organisationOf,
  type PageContext,
  pageTexts,
  participationHead,
  siteOf,
  to,
} from '../../platform/index.ts';

/** The guide to gifts in wills, to read on screen or to print. */
export function bequestGuidePage(context: PageContext): Markup {
  const { site } = context;
  const text = pageTexts(site, BEQUEST_PAGE);
  const { phone, legal } = organisationOf(site);
  // What a solicitor copies is English, with the names that a register has.
  const { legalName, registration } = organisationOf(siteOf(site.code));
  const number =
    'abn' in registration ? `ABN ${registration.abn}` : `Charities Services number ${registration.charityNumber}`;
  return layout(context, {
    title: text('aGuideTo'),
    description: text('guideDescription'),
    head: participationHead(context),
    main: (
      <article className="prose guide">
        <p className="eyebrow">{text('aGuide')}</p>
        <h1>{text('title')}</h1>
        <p className="lead">{text('tenMinutes')}</p>
        <h2>{text('kinds')}</h2>
        <dl className="guide__kinds">
          <div>
            <dt>{text('share')}</dt>
            <dd>{text('shareText')}</dd>
          </div>
          <div>
            <dt>{text('sum')}</dt>
            <dd>{text('sumText')}</dd>
          </div>
          <div>
            <dt>{text('thing')}</dt>
            <dd>{text('thingText', { tax: text(`tax${site.code}`) })}</dd>
          </div>
          <div>
            <dt>{text('forLife')}</dt>
            <dd>{text('forLifeText')}</dd>
          </div>
        </dl>
        <h2>{text('sentence')}</h2>
        {site.language !== 'en' && <p>{text('sentenceInEnglish')}</p>}
        <blockquote className="petition__quote" {...inEnglishAs(site)}>
          <p>
            I give to {legalName} ({number}){' '}
            <em>[the residue of my estate / … per cent of the residue of my estate / the sum of …]</em> for its general
            purposes, and declare that the receipt of its authorised officer is a sufficient discharge for my executor.
          </p>
        </blockquote>
        <p>{text('general')}</p>
        <h2>{text('steps')}</h2>
        <ol className="haven-next-steps">
          <li>{text('step1')}</li>
          <li>{text('step2')}</li>
          <li>{text('step3', { help: text(`help${site.code}`) })}</li>
          <li>{text('step4')}</li>
        </ol>
        <h2>{text('talking')}</h2>
        <p>{text('talkingText')}</p>
        <p className="guide__actions">
          <a className="haven-button haven-button--secondary" href={to(site, '/bequest')}>
            {text('back')}
          </a>
        </p>
        <p className="haven-field__hint">{text('questions', { phone, legal })}</p>
      </article>
    ),
  });
}
