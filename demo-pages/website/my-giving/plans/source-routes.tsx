import { createHash } from 'node:crypto';
import { isTicked } from '#rules/is-ticked.ts';
import GIVING_CHANGE from '#texts/website/giving-change';
import PAYMENT_ANSWERS from '#texts/website/payment-answers';
import {
  changePlan,
  considerSource,
  factsOf,
  type GivingPlan,
  hasPlanChange,
  newReference,
  refusalText,
} from '../../giving/index.ts';
import {
  type BankMandate,
  createProviderClient,
  REJECTED,
  refusalReason,
  type SaveOutcome,
} from '../../payments/index.ts';
import {
  changePolicy,
  clientAddress,
  createRateLimiter,
  debitAgreement,
  type Markup,
  networkOf,
  organisationOf,
  type PageContext,
  pageContext,
  pageTexts,
  readFields,
  renderPage,
  type Site,
  siteFor,
  siteOf,
  textField,
  type WebsiteContext,
} from '../../platform/index.ts';
import { givingLayout } from '../giving-layout.tsx';
import type { MyGivingServices } from '../my-giving-services.ts';
import { wordsOn } from './plan-card.tsx';
import type { OpenedPlan } from './plan-page.tsx';

/** Enough for every card of a household, too few to try stolen ones. */
export const SOURCES_PER_WINDOW = 10;
const WINDOW_MS = 10 * 60_000;

const REFUSALS = {
  approved: 'unclear',
  accepted: 'unclear',
  unreached: 'unreached',
  unknown: 'unknown',
} as const satisfies Record<
  Exclude<Exclude<SaveOutcome, { kind: 'saved' } | { errorCode: string }>['kind'], 'busy'>,
  string
>;

/** What the provider answered about a source, and the agreement that was sent with it. */
interface SavedSource {
  saved: SaveOutcome;
  mandate: BankMandate | null;
}

type Opening = (
  handle: (c: WebsiteContext, opened: OpenedPlan) => Promise<Response>,
) => (c: WebsiteContext) => Promise<Response>;

/** Another card or bank account for a plan: the provider's form, and the post of its one-time token (D3.04, D4.02). */
export function sourceHandlers(services: MyGivingServices, site: Site, opening: Opening) {
  const { db, siteOrigin, providerOrigin, widgetOrigin, publicKey, gatewayId, bankGatewayId, clock } = services;
  const provider = createProviderClient(services);
  const text = pageTexts(site, GIVING_CHANGE);
  const limit = createRateLimiter({ limit: SOURCES_PER_WINDOW, windowMs: WINDOW_MS, clock });
  const gateways = { card: gatewayId, bank: bankGatewayId };
  /** A source that is being saved, by the key of its token, so that two posts at once save it with one agreement. */
  const pending = new Map<string, Promise<SavedSource>>();

  const show = async (c: WebsiteContext, opened: OpenedPlan, method: SourcePageData['method']) => {
    if (opened.plan.status === 'stopped') return c.redirect(opened.base, 303);
    changePolicy(c, { 'frame-src': widgetOrigin, 'connect-src': `'self' ${providerOrigin}` });
    const data = { ...opened, method, providerOrigin, widgetOrigin, publicKey, gatewayId: gateways[method] };
    return c.html(renderPage(sourcePage(await pageContext(c, services, site), data)));
  };

  /** What the donor agreed to for debits of an account, now. */
  const agreementOf = (c: WebsiteContext, { siteCountryCode }: GivingPlan): BankMandate => ({
    reference: newReference('DEBIT'),
    accepted_at: new Date(clock()).toISOString(),
    ip_address: clientAddress(c),
    agreement_version: debitAgreement(siteOf(siteCountryCode)).version,
  });

  const save = async (
    plan: GivingPlan,
    token: string,
    changeId: string,
    mandate: BankMandate | null,
  ): Promise<SavedSource> => {
    const saved = await provider.save({
      idempotencyKey: `plan-source:${changeId}`,
      token,
      first_name: plan.customerFirstName,
      last_name: plan.customerLastName,
      email: plan.customerEmailAddress,
      phone: plan.customerPhoneNumber,
      ...(mandate && { mandate }),
    });
    return { saved, mandate };
  };

  const take = async (c: WebsiteContext, { plan, base }: OpenedPlan, method: SourcePageData['method']) => {
    limit(networkOf(c));
    limit(`plan ${plan.id}`);
    const refused = (error: string) => c.json({ errors: [error] }, 422);
    const fields = await readFields(c);
    const token = textField(fields, 'token').slice(0, 255);
    if (token === '') return refused(text('incomplete'));
    if (method === 'bank' && !isTicked(fields['agreed'])) return refused(text('tickAgreement'));
    // A token is good for one source, so that it can be the key: the same post twice is one change and one mail.
    const key = createHash('sha256').update(token).digest('hex');
    const changeId = `${plan.id}:${key}`;
    const done = () => c.json({ errors: [], next: `${base}?changed=${key}` });
    const isDone = () => hasPlanChange(db, changeId);
    if (await isDone()) return done();
    const { isBeingCharged } = await factsOf(db, plan, clock());
    if (isBeingCharged) return refused(refusalText({ problem: 'being_charged' }, site));
    const agreement = method === 'card' ? null : agreementOf(c, plan);
    const saving = pending.get(changeId) ?? save(plan, token, changeId, agreement);
    pending.set(changeId, saving);
    const { saved, mandate } = await saving.finally(() => pending.delete(changeId));
    if ('errorCode' in saved || saved.kind === 'busy') {
      const errorCode = 'errorCode' in saved ? saved.errorCode : saved.kind;
      const code = saved.kind === 'rejected' ? `${REJECTED}${errorCode}` : errorCode;
      const reason = refusalReason(code, 'declineCode' in saved ? saved.declineCode : undefined);
      return refused(`${pageTexts(site, PAYMENT_ANSWERS)(reason)} ${text('unchanged')}`);
    }
    if (saved.kind !== 'saved') return (await isDone()) ? done() : refused(text(REFUSALS[saved.kind]));
    // The kind is the provider's word: the page that the token came from may be any.
    const source = { ...saved, method: saved.source, mandate: saved.source === 'bank' ? mandate : null };
    const result = await changePlan(db, plan.id, considerSource(source), {
      siteOrigin,
      now: clock(),
      kind: 'source',
      changeId,
      actor: 'donor',
    });
    if (result.result === 'changed') return done();
    return refused(refusalText(result.result === 'refused' ? result : { problem: 'being_charged' }, site));
  };

  const handlersOf = (method: SourcePageData['method']) => {
    const isOffered = gateways[method] !== '';
    return {
      get: opening(async (c, opened) => (isOffered ? show(c, opened, method) : c.notFound())),
      post: opening(async (c, opened) => (isOffered ? take(c, opened, method) : c.notFound())),
    };
  };
  return { card: handlersOf('card'), bank: handlersOf('bank') };
}

interface SourcePageData extends OpenedPlan {
  method: 'card' | 'bank';
  providerOrigin: string;
  widgetOrigin: string;
  publicKey: string;
  gatewayId: string;
}

/** Another card or account for a monthly gift: the provider's form, so that its numbers never reach us. */
function sourcePage(context: PageContext, data: SourcePageData): Markup {
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
