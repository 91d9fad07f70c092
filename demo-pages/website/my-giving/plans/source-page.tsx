import GIVING_CHANGE from '#texts/website/giving-change';
import {
  debitAgreement,
  type Markup,
  organisationOf,
  type PageContext,
  pageTexts,
  siteFor,
  siteOf,
} from '../../platform/index.ts';
import { givingLayout } from '../giving-layout.tsx';
import { wordsOn } from './plan-card.tsx';
import type { OpenedPlan } from './plan-page.tsx';

export interface SourcePageData extends OpenedPlan {
  method: 'card' | 'bank';
  providerOrigin: string;
  widgetOrigin: string;
  publicKey: string;
  gatewayId: string;
}

/** Another card or account for a monthly gift: the provider's form, so that its numbers never reach us. */
export function sourcePage(context: PageContext, data: SourcePageData): Markup {
  const { plan, base, isSigned, method, providerOrigin, widgetOrigin, publicKey, gatewayId } = data;
  const isBank = method === 'bank';
  const text = pageTexts(context.site, GIVING_CHANGE);
  const title = text(isBank ? 'useBank' : 'giveCard');
  const source = wordsOn(context.site, plan).source(plan);
  const { phone } = organisationOf(siteFor(plan.siteCountryCode, context.site.language));
  const type = isBank ? (plan.siteCountryCode === 'AUS' ? 'bsb' : 'bank_account') : 'card';
  return givingLayout(context, {
    title,
    ...(!isSigned && { menu: '' }),
    mainClass: 'page-main--narrow',
    main: (
      <>
        <div className="page-head">
          <h1>{title}</h1>
          <p className="lead">{text(isBank ? 'newAccount' : 'newCard', { source })}</p>
        </div>
        <noscript>
          <div className="haven-alert haven-alert--info">
            <p className="haven-alert__title">{text('needsScript')}</p>
            <p className="haven-alert__text">{text('needsScriptText', { phone })}</p>
          </div>
        </noscript>
        {isBank && agreement(plan.siteCountryCode, text('agreed'))}
        <p className="haven-field__error" id="source-error" role="alert" hidden />
        <div
          id="another-source"
          data-provider={providerOrigin}
          data-widget={widgetOrigin}
          data-public-key={publicKey}
          data-gateway={gatewayId}
          data-type={type}
          data-country={plan.siteCountryCode === 'NZL' ? 'NZ' : 'AU'}
          data-post={`${base}/${method}`}
          data-button={text(isBank ? 'useAccount' : 'useCard')}
          data-one-moment={text('oneMoment')}
          data-reload={text('reload')}
          data-no-server={text('noServer')}
        />
        <p id="source-status" role="status" />
        <p>
          <a className="haven-link" href={base}>
            {text('back')}
          </a>
        </p>
        <script src="/sdk/sdk.global.js" defer />
        <script src="/giving-files/another-source.js" type="module" />
      </>
    ),
  });
}

/** The agreement stands before the form, and is accepted with it (D1.11). */
function agreement(siteCountryCode: string, agreed: string): Markup {
  const { title, paragraphs } = debitAgreement(siteOf(siteCountryCode));
  return (
    <>
      <section className="giving-agreement" aria-labelledby="agreement-title" lang="en" dir="ltr" tabIndex={0}>
        <h2 id="agreement-title">{title}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <div className="haven-checkbox">
        <input className="haven-checkbox__input" type="checkbox" id="agreed" required />
        <label className="haven-checkbox__label" htmlFor="agreed">
          {agreed}
        </label>
      </div>
    </>
  );
}
