/**
 * What every room stands on: pages, requests, languages, mail, forms, papers, bot check, audit. What other rooms may
 * use.
 */

export { analyticsFileRoutes, analyticsPages } from './analytics/analytics-routes.tsx';
export { RECORD_ACTIONS, STAFF_ACTION_KINDS, type StaffActionKind, staffActions } from './audit/audit-trail-schema.ts';
export { CLOCK_NAMES, momentText, monthText, shortDay } from './audit/moment-text.ts';
export {
  type ActDone,
  type ActProblem,
  type ActResult,
  actOnce,
  actorOf,
  readStaffActions,
  STAFF_ACTIONS_PER_PAGE,
  type StaffAction,
  type StaffActionFilter,
  type StaffActor,
  writeStaffAction,
} from './audit/staff-actions.ts';
export { mayDo, ROLE_NAMES, STAFF_ACTS, STAFF_ROLES, type StaffAct, type StaffRole } from './audit/staff-acts.ts';
export { botCheckPolicy, botCheckRoutes } from './bot-check/bot-check-routes.ts';
export { botCheckUses } from './bot-check/bot-check-schema.ts';
export type { Signer } from './bot-check/signing-key.ts';
export { BOT_CHECK_REFUSED, forgetExpiredUses, type SingleUse, takeUse } from './bot-check/verdict.ts';
export { consentPages } from './consent/consent-page.tsx';
export { consentRoutes } from './consent/consent-routes.ts';
export { emailDigest, emailKey, emailKeyOf } from './forms/email-key.ts';
export { checkSender, createFormGuards, type FormGuardOptions, lacksTicket } from './forms/form-guards.ts';
export { type FormLimits, formLimits } from './forms/form-limits.ts';
export { createGroupCommit } from './forms/group-commit.ts';
export { isAddress, type Person, type PersonalData, RETENTION, retentionStart } from './forms/personal-data.ts';
export { formRefusal, receiveForm, TO_CONFIRM } from './forms/receive-form.ts';
export { type Thanks, thanksPage } from './forms/thanks-page.tsx';
export { HttpProblem } from './http/http-problem.ts';
export { createRateLimiter } from './http/rate-limiter.ts';
export {
  BODY_LIMIT,
  ECARDS_BODY_LIMIT,
  type Fields,
  limitBody,
  nulInAddress,
  readFields,
  textField,
} from './http/read-fields.ts';
export { type RenderBlocks, renderBlocksInPages } from './http/render-blocks.ts';
export { clientAddress, networkOf, wantsJson, wantsPage } from './http/request-facts.ts';
export { requestLog } from './http/request-log.ts';
export { requireSameOrigin } from './http/require-same-origin.ts';
export { type Handlers, routeMethods } from './http/route-methods.ts';
export {
  changePolicy,
  FILM_PLAYERS,
  POLICY_REPORTS_PATH,
  type PolicyChanges,
  securityHeaders,
} from './http/security-headers.ts';
export type { WebsiteContext, WebsiteEnv } from './http/website-env.ts';
export { isRightMac } from './links/is-right-mac.ts';
export { createKnownDevice } from './links/known-device.ts';
export { linkKey } from './links/link-key.ts';
export { cardPath, isSigned, orderPath, planPath } from './links/order-link.ts';
export { hello, helloHeading } from './mail/greeting.ts';
export type { AttachmentRenderers, MailAttachment } from './mail/mail-attachment.ts';
export { headerText } from './mail/mail-headers.ts';
export { mailPersonalData } from './mail/mail-personal-data.ts';
export { mails } from './mail/mail-schema.ts';
export { createMailSender, ONE_TIME_MS, SIGN_IN_MAIL } from './mail/mail-sender.ts';
export type { MailTransport } from './mail/mail-transport.ts';
export { type Mail, type MailBlock, queueMail, queueMails } from './mail/queue-mail.ts';
export { renderMail, setMailOrigin } from './mail/render-mail.tsx';
export {
  asksConsent,
  type Organisation,
  organisationFacts,
  organisationOf,
  organisationVersion,
  setOrganisation,
  unwrittenParts,
} from './organisation/organisation.ts';
export { fileRules, type OrganisationFacts, organisationSchema } from './organisation/organisation-file.ts';
export { TEMPLATE_WORD, templateValues } from './organisation/template-values.ts';
export { createPageCache } from './page-cache/page-cache.ts';
export { type MenuPlace, type Page, pagesOf } from './pages/define-page.ts';
export { renderMarkup, renderPage, trustedMarkup } from './pages/render-page.ts';
export { serveOwnPages, servePages, sharedByApp, sharedBySite } from './pages/serve-pages.ts';
export {
  allPages,
  builtInLabel,
  hasPage,
  isOfInactiveSite,
  isTakenPath,
  type OwnMenus,
  type PageSecurity,
  pageSecurity,
  pagesAreKnown,
  registerOwnPages,
  registerPages,
  setMenus,
  setPagesTime,
  sitesOf,
  sitesWith,
} from './pages/site-pages.ts';
export {
  AnimatedCounter,
  AppealProgress,
  BequestBanner,
  BequestForm,
  BlogFilter,
  CopyLink,
  CountdownTimer,
  CustomerForm,
  DonationForm,
  EcardSigning,
  EmergencyBanner,
  EventsFilter,
  FeaturedContent,
  GiftCart,
  GiftCheckout,
  GiftItem,
  HeroCarousel,
  MediaFeed,
  NewsFilter,
  PayWidget,
  PetitionForm,
  QuantityStepper,
  TestimonialCarousel,
  UpdateDetailsForm,
  VideoBlock,
  VideoModal,
} from './pages/tags.ts';
export {
  type PaidGift,
  type ReceiptDonor,
  receiptFacts,
  receiptMoney,
  registrationRows,
} from './papers/receipt-facts.ts';
export { paperLanguage } from './papers/receipt-fonts.ts';
export { receiptFile, statementFile } from './papers/receipt-pdf.ts';
export { receiptBlocks } from './papers/receipt-text.ts';
export { type TaxYear, taxYearEnding, taxYearOf, yearName } from './papers/tax-year.ts';
export { seeds, sessions } from './platform-schema.ts';
export type { PlatformServices } from './platform-services.ts';
export { forgetReports, policyReportsRoute } from './policy-reports/policy-reports-route.ts';
export { pageChecks, policyReports } from './policy-reports/policy-reports-schema.ts';
export { hasKeywords, MAX_KEYWORDS, readKeywords, searchable } from './search/keyword-search.ts';
export { API_PATHS, spellings } from './site/api-paths.ts';
export {
  addCalendarDays,
  type CalendarDay,
  dayIn,
  dayInCountry,
  dayOf,
  daysBetween,
  dayText,
  instantOf,
  isCalendarDay,
  laterOf,
  nearToday,
  TIME_ZONES,
} from './site/calendar-days.ts';
export { debitAgreement } from './site/debit-agreement.ts';
export {
  fieldErrorText,
  fieldsOf,
  formField,
  isToConfirm,
  type LabelledField,
  languageAttributes,
  NOTHING_SENT,
  type SentForm,
} from './site/form-field.tsx';
export {
  LANGUAGE_NAMES,
  type Language,
  langOf,
  readLanguage,
  TRANSLATIONS,
  type TranslatedLanguage,
} from './site/languages/house-languages.ts';
export { type OwnWords, ownWords } from './site/languages/own-words.ts';
export {
  messageIn,
  type OwnTexts,
  type PageTexts,
  type PlainKey,
  pageTexts,
  setOwnTexts,
  textsOfErrors,
} from './site/languages/page-texts.ts';
export {
  contentFields,
  inEnglish,
  inEnglishAs,
  markTranslated,
  plainStaffText,
  staffText,
} from './site/languages/shown-in.tsx';
export { alternateLinks, participationHead } from './site/layout/alternate-links.tsx';
export { checkoutSteps } from './site/layout/checkout-steps.tsx';
export { botCheckData, fontLinks, layout, lookLinks } from './site/layout/layout.tsx';
export { donateAction, organisationData, structuredData } from './site/layout/structured-data.tsx';
export { errorSummary, type ListedError } from './site/listed-errors.tsx';
export { newsletterForm, withoutNewsletter } from './site/newsletter-form.tsx';
export { addressOf, linkTo, type Markup, offeredPrice, type PageContext, price, to } from './site/page-context.ts';
export { postedLanguage, postedSite } from './site/posted-language.tsx';
export { notFoundResponse, problemResponse } from './site/problem-responses.tsx';
export { pageContext, participationContext, previewContext } from './site/request-context.ts';
export {
  ALL_SITES,
  activeLanguages,
  activeSites,
  homeSite,
  isActive,
  PSEUDO_SITE,
  SITES,
  type Site,
  type StaffWords,
  siteFor,
  siteIn,
  siteOf,
  siteOfPath,
  siteOfPrefix,
  withoutPrefix,
} from './site/sites.ts';
export {
  ACCOUNTS_PATH,
  CONTENT_PATH,
  FIRST_ACCOUNT_PATH,
  OWN_ACCOUNT_PATH,
  RECORDS_PATH,
  SET_UP_PATH,
  STAFF_ACTIONS_PATH,
  setUpPath,
} from './site/staff-paths.ts';
export { tagForm } from './site/tag-form.tsx';
export { currentSession, ensureSession } from './site/visitor-session.ts';
export { brandRoutes } from './theme/brand-routes.ts';
export { contrast, hexOf, oklchOf, READABLE_CONTRAST, ratioText, readableBeside } from './theme/colours.ts';
export { brandPath, currentLook, isWordmark, logoAt, setLook } from './theme/look.ts';
export type { OwnMark, OwnMarks } from './theme/own-marks.ts';
export { themeOf } from './theme/site-theme.ts';
export { type ThemeFacts, themeSchema } from './theme/theme-json.ts';
