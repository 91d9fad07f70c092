import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import PETITION_FORM from '#texts/elements/petition-form';
import LAYOUT from '#texts/website/layout';
import PETITION_PAGE from '#texts/website/petition-page';
import {
  type PlacedPicture,
  PREVIEW_ANSWER_PATH,
  pictureText,
  placePicture,
  shownPicture,
} from '../../content/index.ts';
import {
  CopyLink,
  errorSummary,
  hasPage,
  layout,
  linkTo,
  type Markup,
  organisationOf,
  type PageContext,
  PetitionForm,
  type PlatformServices,
  pageTexts,
  participationContext,
  participationHead,
  plainStaffText,
  previewContext,
  type SentForm,
  type Site,
  siteOf,
  staffText,
  tagForm,
  to,
  type WebsiteContext,
} from '../../platform/index.ts';
import { type PetitionTexts, petitionTexts } from './petition-texts.ts';
import {
  isOpenPetition,
  PETITION_MODULE_TYPE,
  type PetitionSettings,
  pagePetition,
  petitionAddress,
  petitionFieldsJson,
} from './petitions.ts';
import { countSignatures } from './sign-petition.ts';

interface PetitionView {
  site: Site;
  /** Undefined for the country's own page while its petition is out of use. */
  petition: PetitionSettings | undefined;
  sent?: SentForm | undefined;
  isPreview?: boolean;
}

/** The page that the site has of a petition: with words for the two that it knows, otherwise its own. */
export async function loadPetitionPage(
  c: WebsiteContext,
  services: PlatformServices,
  { site: wanted, petition, sent, isPreview = false }: PetitionView,
): Promise<Markup> {
  const { db, forms, clock } = services;
  const pageId = pagePetition(wanted.code);
  const isOfCountry = petition === undefined || petition.nodeId === pageId;
  // The words of a country's petition are not in every language.
  const site = isOfCountry && !hasPage(wanted, '/petition') ? siteOf(wanted.code) : wanted;
  const signatures = await countSignatures(db, petition?.nodeId ?? pageId ?? '');
  const contextOf = isPreview ? previewContext : participationContext;
  const image = petition?.image;
  const picture = image ? await placePicture(db, image, '16:9') : undefined;
  const data = { picture, signatures, ticket: await forms.ticket('petition'), now: clock(), sent };
  if (petition === undefined || isOfCountry) {
    const context = await contextOf(c, services, site, '/petition');
    return petitionPage(context, { ...data, petition }, petitionTexts(pageId ?? '', site));
  }
  const own = site.code === petition.siteCountryCode ? site : siteOf(petition.siteCountryCode);
  const context = await contextOf(c, services, own, `/petitions/${petition.nodeId}`);
  const words = petitionTexts(petition.nodeId, own);
  return words ? petitionPage(context, { ...data, petition }, words) : ownPetitionPage(context, { ...data, petition });
}

/** As wide as prose beside a form, and as the column of a narrow page. */
const PROSE_SIZES = '(min-width: 72.6rem) 36rem, (min-width: 56rem) 46vw, (min-width: 39.2rem) 36rem, 92vw';
const NARROW_SIZES = '(min-width: 48.9rem) 45rem, 92vw';

const petitionPicture = (site: Site, picture: Omit<PlacedPicture, 'ratio'>, sizes: string): Markup =>
  shownPicture({
    ...{ picture, sizes, className: 'petition__image', width: 800, height: 450 },
    alt: pictureText(picture, site),
  });

export interface PetitionPageData {
  /** Undefined when staff have taken it out of use. */
  petition: PetitionSettings | undefined;
  /** What staff have chosen. */
  picture: PlacedPicture | undefined;
  /** The number of signatures on the site. */
  signatures: number;
  ticket: string;
  /** Epoch ms. */
  now: number;
  sent?: SentForm | undefined;
}

/** A petition that this site has words for: its demand and reasons, the number of signatures, and the form. */
export function petitionPage(context: PageContext, data: PetitionPageData, words: Partial<PetitionTexts> = {}): Markup {
  const { site } = context;
  const { petition } = data;
  const text = pageTexts(site, PETITION_PAGE);
  const sign = pageTexts(site, PETITION_FORM)('submitLabel');
  const { addressee, lead, story = [], asks = [], quote, speaker } = words;
  const say = (sentence: string) => (words.isEnglish ? staffText(site, sentence) : sentence);
  const title = petition ? plainStaffText(site, petition.title) : text('petition');
  const handOver = petition ? (
    <>
      <p>{text('handOver', { goal: petition.goal.toLocaleString(site.lang) })}</p>
      <p>
        {text('onPaper', { names: petition.onPaper.toLocaleString(site.lang) })} {organisationOf(site).madeUp}
      </p>
    </>
  ) : (
    ''
  );
  return layout(context, {
    title: text('title', { title }),
    description: lead,
    head: participationHead(context),
    hasErrors: data.sent !== undefined,
    main: (
      <>
        <div className="page-head">
          <p className="eyebrow">{text('petition')}</p>
          <h1>{petition ? staffText(site, petition.title) : title}</h1>
          {lead && <p className="lead">{say(lead)}</p>}
          <p className="petition__jump">
            <a className="haven-button haven-button--secondary" href="#sign">
              {sign}
            </a>
          </p>
        </div>
        <div className="page-split page-split--even">
          <div className="page-split__main prose">
            {data.picture && petitionPicture(site, data.picture, PROSE_SIZES)}
            {story.map((paragraph) => (
              <p key={paragraph}>{say(paragraph)}</p>
            ))}
            {quote && (
              <blockquote className="petition__quote">
                <p>{say(quote)}</p>
                {speaker && <footer>{say(speaker)}</footer>}
              </blockquote>
            )}
            {asks.length > 0 && (
              <>
                <h2>{text('asks')}</h2>
                {addressee && <p>{say(addressee)}:</p>}
                <ol className="petition__asks">
                  {asks.map(({ title: heading, text: reason }) => (
                    <li key={heading}>
                      <h3>{say(heading)}</h3>
                      <p>{say(reason)}</p>
                    </li>
                  ))}
                </ol>
              </>
            )}
            <h2>{text('yourName')}</h2>
            {handOver}
          </div>
          <div className="page-split__aside" id="sign">
            <h2 className="haven-visually-hidden">{text('addName')}</h2>
            {petitionOrClosed(context, data)}
          </div>
        </div>
      </>
    ),
  });
}

/** The own page of a petition: its title and its form. The words and pictures are on the page that an author makes. */
export function ownPetitionPage(context: PageContext, data: PetitionPageData & { petition: PetitionSettings }): Markup {
  const { petition } = data;
  const { site } = context;
  const text = pageTexts(site, PETITION_PAGE);
  return layout(context, {
    title: text('title', { title: plainStaffText(site, petition.title) }),
    head: participationHead(context),
    hasErrors: data.sent !== undefined,
    mainClass: 'page-main--narrow',
    main: (
      <>
        <div className="page-head">
          <p className="eyebrow">{text('petition')}</p>
          <h1>{staffText(site, petition.title)}</h1>
        </div>
        {data.picture && petitionPicture(site, data.picture, NARROW_SIZES)}
        <div id="sign">{petitionOrClosed(context, data)}</div>
      </>
    ),
  });
}

function petitionOrClosed(context: PageContext, data: PetitionPageData): Markup {
  const { petition, now } = data;
  if (petition && isOpenPetition(petition, now))
    return (
      <>
        {petitionForm(context, petition, data)}
        {afterSigning(context, petition)}
      </>
    );
  const text = pageTexts(context.site, PETITION_PAGE);
  const messages = data.sent?.messages ?? [];
  const refusal = errorSummary(
    messages.map((message) => ({ message })),
    { site: context.site },
  );
  return (
    <>
      {refusal}
      <div className="haven-alert haven-alert--info">
        <p className="haven-alert__title">{text('closed')}</p>
        <p className="haven-alert__text">{text('closedThanks')}</p>
      </div>
    </>
  );
}

/** What a signer can do next: shown when the form says that the petition was sent. */
function afterSigning({ site, origin }: PageContext, petition: PetitionSettings): Markup {
  const text = pageTexts(site, PETITION_PAGE);
  const ofSite = pageTexts(site, LAYOUT);
  const address = `${origin}${petitionAddress(petition, site)}`;
  return (
    <section className="after-form prose">
      <h2>{ofSite('whatNext')}</h2>
      <ol className="haven-next-steps">
        <li>{text('confirms')}</li>
        <li>{text('handedOver')}</li>
        <li>{text('writeAgain')}</li>
      </ol>
      <p>
        <CopyLink url={address} label={text('copyLink')}>
          {text('copyAddress', { address })}
        </CopyLink>
      </p>
      <p className="haven-actions">
        <a className="haven-button haven-button--give" {...linkTo(site, '/donate')}>
          {ofSite('donate')}
        </a>
        <a className="haven-button haven-button--secondary" {...linkTo(site, '/events')}>
          {text('eventsNearYou')}
        </a>
      </p>
    </section>
  );
}

function petitionForm(
  { site, isPreview = false }: PageContext,
  petition: PetitionSettings,
  { signatures, ticket, sent }: PetitionPageData,
): Markup {
  const { nodeId, goal, onPaper } = petition;
  const counterTitle = plainStaffText(site, petition.counterTitle);
  const action = isPreview ? PREVIEW_ANSWER_PATH : WEBSITE_PATHS.submitPetition;
  const fields = [...petition.fields.map(({ name }) => name), 'subscribe'];
  return (
    <PetitionForm
      siteCountryCode={site.code}
      nodeId={nodeId}
      moduleType={PETITION_MODULE_TYPE}
      counterTitle={counterTitle}
      signatureCount={signatures + onPaper}
      signatureGoal={goal}
      privacyUrl={to(site, '/privacy')}
      fields={petitionFieldsJson(petition.fields) ? petition.fields : undefined}
      action={isPreview ? action : undefined}
    >
      {tagForm(site, { action, fields, ticket, sent })}
    </PetitionForm>
  );
}
