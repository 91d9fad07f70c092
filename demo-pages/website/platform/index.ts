/**
 * What every room stands on: pages, requests, languages, mail, forms, papers, bot check, audit. What other rooms may
 * use.
 */

export { analyticsFileRoutes, analyticsPages } from './analytics/analytics-routes.ts';
export { type ActDone, type ActProblem, type ActResult, actOnce } from './audit/act-once.ts';
export { staffActions } from './audit/audit-trail-schema.ts';
export { CLOCK_NAMES, momentText, monthText, shortDay } from './audit/moment-text.ts';
export { readStaffActions, STAFF_ACTIONS_PER_PAGE, type StaffActionFilter } from './audit/read-staff-actions.ts';
export { RECORD_ACTIONS, STAFF_ACTION_KINDS, type StaffActionKind } from './audit/staff-action-kinds.ts';
export { actorOf, type StaffAction, type StaffActor, writeStaffAction } from './audit/staff-actions.ts';
export { mayDo, ROLE_NAMES, STAFF_ACTS, STAFF_ROLES, type StaffAct, type StaffRole } from './audit/staff-acts.ts';
export { botCheckPolicy } from './bot-check/bot-check-policy.ts';
export { botCheckRoutes } from './bot-check/bot-check-routes.ts';
export { botCheckUses } from './bot-check/bot-check-schema.ts';
export type { Signer } from './bot-check/signing-key.ts';
export { forgetExpiredUses, takeUse } from './bot-check/take-uses.ts';
export { BOT_CHECK_REFUSED, type SingleUse } from './bot-check/verdict.ts';
export { checkSender } from './forms/check-sender.ts';
export { emailKey, emailKeyOf } from './forms/email-key.ts';
export { refused } from './forms/form-answer.ts';
export { createFormGuards, type FormGuardOptions } from './forms/form-guards.ts';
export { type FormLimits, formLimits } from './forms/form-limits.ts';
export { participationContext, previewContext } from './forms/form-page-context.ts';
export { createGroupCommit } from './forms/group-commit.ts';
export { digest } from './forms/mail-words.ts';
export { participationHead } from './forms/participation-head.tsx';
export { isAddress, type Person, type PersonalData } from './forms/personal-data.ts';
export { receiveForm } from './forms/receive-form.ts';
export { type Thanks, thanksPage } from './forms/thanks-page.tsx';
export { type DrawBlocks, drawnPages } from './http/drawn-pages.ts';
export { HttpProblem } from './http/http-problem.ts';
export { nulInAddress } from './http/nul-in-address.ts';
export { POLICY_REPORTS_PATH } from './http/policy-reports-path.ts';
export { createRateLimiter } from './http/rate-limiter.ts';
export { BODY_LIMIT, ECARDS_BODY_LIMIT, type Fields, limitBody, readFields, textField } from './http/read-fields.ts';
export { clientAddress, networkOf, wantsJson, wantsPage } from './http/request-facts.ts';
export { requestLog } from './http/request-log.ts';
export { requireSameOrigin } from './http/require-same-origin.ts';
export { type Handlers, routeMethods } from './http/route-methods.ts';
export { changePolicy, FILM_PLAYERS, type PolicyChanges, securityHeaders } from './http/security-headers.ts';
export type { WebsiteContext, WebsiteEnv } from './http/website-env.ts';
export { isRightMac } from './links/is-right-mac.ts';
export { createKnownDevice } from './links/known-device.ts';
export { linkKey } from './links/link-key.ts';
export { cardPath, isSigned, orderPath, planPath } from './links/order-link.ts';
export { drawMail } from './mail/draw-mail.tsx';
export { hello, helloHeading } from './mail/greeting.ts';
export type { AttachmentDrawers, MailAttachment } from './mail/mail-attachment.ts';
export { headerText } from './mail/mail-headers.ts';
export { mailPersonalData } from './mail/mail-personal-data.ts';
export { mails } from './mail/mail-schema.ts';
export { createMailSender } from './mail/mail-sender.ts';
export type { MailTransport } from './mail/mail-transport.ts';
export { ONE_TIME_MS, SIGN_IN_MAIL } from './mail/one-time-mails.ts';
export { type Mail, type MailBlock, queueMail, queueMails } from './mail/queue-mail.ts';
export { organisationOf, setOrganisation } from './organisation/organisation.ts';
export { type OrganisationFacts, organisationSchema } from './organisation/organisation-schema.ts';
export { createPageCache } from './page-cache/page-cache.ts';
export { type MenuGroup, type MenuPlace, type Page, pagesOf } from './pages/define-page.ts';
export type { PageSecurity } from './pages/page-security.ts';
export { renderMarkup, renderPage, trustedMarkup } from './pages/render-page.ts';
export { servePages } from './pages/serve-pages.ts';
export { sharedByApp, sharedBySite } from './pages/shared-by-site.ts';
export { allPages, hasPage, pageSecurity, registerPages, sitesOf, sitesWith } from './pages/site-pages.ts';
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
export { paperLanguage } from './papers/paper-language.ts';
export { type PaidGift, type ReceiptDonor, receiptFacts, receiptMoney } from './papers/receipt-facts.ts';
export { receiptFile, statementFile } from './papers/receipt-files.ts';
export { receiptBlocks } from './papers/receipt-text.ts';
export { registrationRows } from './papers/registration-rows.ts';
export { type TaxYear, taxYearEnding, taxYearOf, yearName } from './papers/tax-year.ts';
export type { PlatformServices } from './platform-services.ts';
export { pageChecks } from './policy-reports/page-check-schema.ts';
export { policyReportsRoute } from './policy-reports/policy-reports-route.ts';
export { policyReports } from './policy-reports/policy-reports-schema.ts';
export { forgetReports } from './policy-reports/store-reports.ts';
export { hasKeywords, MAX_KEYWORDS, readKeywords } from './search/keyword-search.ts';
export { searchable } from './search/searchable.ts';
export { addressOf } from './site/address-of.ts';
export { API_PATHS, spellings } from './site/api-paths.ts';
export { botCheckData } from './site/bot-check-data.ts';
export {
  addCalendarDays,
  type CalendarDay,
  dayIn,
  daysBetween,
  dayText,
  instantOf,
  isCalendarDay,
  laterOf,
} from './site/calendar-days.ts';
export { dayInCountry } from './site/day-in-country.ts';
export { dayOf, TIME_ZONES } from './site/day-of.ts';
export { AGREEMENT_VERSION, debitAgreement } from './site/debit-agreement.ts';
export { fieldsOf } from './site/fields-of.tsx';
export { type FormField, fieldError, formField, languageOf } from './site/form-field.tsx';
export { KEPT_FOR, keptSince } from './site/kept-for.ts';
export {
  LANGUAGE_NAMES,
  type Language,
  langOf,
  readLanguage,
  TRANSLATIONS,
  type Translation,
} from './site/languages/house-languages.ts';
export { messageIn, type PageTexts, type PlainKey, pageTexts, textsOfErrors } from './site/languages/page-texts.ts';
export {
  contentFields,
  inEnglish,
  inEnglishAs,
  plainStaffText,
  saidAlready,
  staffText,
} from './site/languages/shown-in.tsx';
export { alternateLinks } from './site/layout/alternate-links.tsx';
export { checkoutSteps } from './site/layout/checkout-steps.tsx';
export { fontLinks } from './site/layout/font-links.tsx';
export { layout } from './site/layout/layout.tsx';
export { errorSummary, type ListedError } from './site/listed-errors.tsx';
export { newsletterForm, withoutNewsletter } from './site/newsletter-form.tsx';
export { linkTo, type Markup, offeredPrice, type PageContext, price, to } from './site/page-context.ts';
export { postedLanguage, postedSite } from './site/posted-language.tsx';
export { answerNotFound, answerProblem } from './site/problem-answers.ts';
export { pageContext } from './site/request-context.ts';
export { seeds } from './site/seeds-schema.ts';
export { NOTHING_SENT, type SentForm } from './site/sent-form.ts';
export { sessions } from './site/sessions-schema.ts';
export {
  ALL_SITES,
  PSEUDO_SITE,
  SITES,
  type Site,
  type StaffWords,
  siteFor,
  siteIn,
  siteOf,
  siteOfPath,
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
