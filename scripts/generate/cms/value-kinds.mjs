/** A web address: http, https, or relative to the page. */
const ADDRESS = '(?:https?://[^\\s<>"/?#]+|(?![\\w+.\\-]*:))[^\\s<>"]*';
const IMAGE = 'data:image/[\\w+.\\-]+[;,][^<>]*';
const DAY = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+\\-]\\d\\d:?\\d\\d)?';
const ORIGIN = 'https?://[^\\s<>"/?#@*,]+';

const text = (group, pattern, more = {}) => ({ group, schema: { pattern: `^${pattern}$`, ...more } });
const choice = (group, ...values) => ({ group, schema: { enum: values } });
const number = (group, schema) => ({ group, schema });

/**
 * What the value of an attribute means for a content system: what is accepted beyond the type, and the group of its
 * field in a form. Elements accept more at run time, so that a page keeps working: they warn and recover.
 */
export const VALUE_KINDS = {
  // Shown as text, never as markup: a tag in it is a mistake.
  words: text('Texts', '(?![\\s\\S]*<[/!a-zA-Z])(?:[\\s\\S]*\\S[\\s\\S]*)?', { maxLength: 5000 }),
  date: { group: 'Dates', schema: { format: 'date' } },
  moment: text('Dates', `${DAY}(?:T${TIME})?`),
  year: number('Dates', { type: 'integer', minimum: 1000, maximum: 9999 }),
  address: text('Links', ADDRESS),
  newTab: text('Links', '(?:_blank|_self|_parent|_top|[a-zA-Z][\\w\\-]*)'),
  image: text('Pictures and films', `(?:${IMAGE}|${ADDRESS})`),
  film: text('Pictures and films', ADDRESS),
  // Addresses with widths, as in the attribute of an image, and where they are shown.
  srcset: text('Pictures and films', '[^<>]*'),
  pictureType: text('Pictures and films', 'image/[\\w+.\\-]+'),
  colour: text('Pictures and films', '#[0-9a-fA-F]{6}'),
  money: number('Amounts', { minimum: 0, maximum: 999_999 }),
  count: number('Amounts', { type: 'integer', minimum: 0 }),
  quantity: number('Amounts', { type: 'integer', minimum: 1, maximum: 9 }),
  country: choice('Country and language', 'AUS', 'NZL'),
  currency: choice('Country and language', 'AUD', 'NZD'),
  language: text('Country and language', '[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\\d{3}))?'),
  state: text('Country and language', '[A-Z]{2,3}'),
  email: { group: 'People', schema: { format: 'email', maxLength: 254 } },
  phone: text('People', '\\+?[\\d ()\\-]{6,20}'),
  postcode: text('People', '\\d{4}'),
  person: text('People', '(?![\\s\\S]*[<>])(?:.*\\S.*)?', { maxLength: 100 }),
  level: number('Behaviour', { type: 'integer' }),
  id: text('Technical', '[\\w.:\\-]+', { maxLength: 200 }),
  fieldName: text('Technical', '[\\w.:\\-]+(?:\\[\\w*\\])?', { maxLength: 100 }),
  endpoint: text('Technical', ADDRESS),
  script: text('Technical', ADDRESS),
  credential: text('Technical', '[\\w.:\\-]+', { maxLength: 200 }),
  environment: choice('Technical', 'sandbox', 'production', 'staging', 'custom'),
  origin: text('Technical', ORIGIN),
  origins: text('Technical', `${ORIGIN}(?:\\s+${ORIGIN})*`),
  domain: text('Technical', '(?:[a-z\\d](?:[a-z\\d\\-]*[a-z\\d])?\\.)+[a-z]{2,}'),
  token: text('Technical', '[\\w\\-]+\\.[\\w\\-]+\\.[\\w\\-]*'),
};

const named = (kind, names) => Object.fromEntries(names.split(' ').map((name) => [name, kind]));

/**
 * The kind of a name. One name has one meaning in every tag, and inside lists and objects, so that authors learn it
 * once; a definition states what differs in its `kinds`.
 */
export const KIND_OF_NAME = {
  ...named('words', 'author authors category categories date dates location locations status topic topics actions'),
  ...named(
    'words',
    'buttonLabel counterTitle does emailPretext emailSubject formattedDate hint howToStop itemCategory',
  ),
  ...named('words', 'itemName itemVariant keywords label linkText message name nextLabel payeeName rangeText results'),
  ...named('words', 'submitLabel subscribeLabel summary title variant debitAgreement debitAgreementVersion'),
  ...named('words', 'bannerId value billingAddressStreet billingAddressSuburb billingAddressCity address suburb city'),
  ...named('date', 'dateMin dateMax'),
  ...named('moment', 'endDate'),
  ...named('year', 'firstYear lastYear'),
  ...named('address', 'backUrl bequestGuideLinkUrl cartUrl debitAgreementUrl href linkUrl nextUrl privacyUrl'),
  ...named('address', 'redirectUrl shopUrl thankYouRedirectUrl url'),
  ...named('newTab', 'redirectTarget'),
  ...named('image', 'emptyImage image poster'),
  ...named('film', 'captions src'),
  ...named('words', 'imageAlt'),
  ...named('srcset', 'imageSrcset srcset sizes'),
  ...named('pictureType', 'type'),
  ...named('colour', 'imageColour'),
  ...named('money', 'amount defaultAmount price'),
  ...named('count', 'available quantity signatureCount signatureGoal'),
  ...named('country', 'country siteCountryCode'),
  ...named('currency', 'currency'),
  ...named('language', 'captionsLanguage locale'),
  ...named('state', 'billingAddressState defaultState state'),
  ...named('email', 'customerEmailAddress email oldEmail recipientEmail recipientEmailAddress'),
  ...named('phone', 'customerPhoneNumber phone'),
  ...named('postcode', 'billingAddressPostcode postcode'),
  ...named('person', 'customerFirstName customerLastName customerTitle firstName lastName recipientName senderName'),
  ...named('level', 'headingLevel'),
  ...named(
    'id',
    'appeal bankGatewayId contentId countdownId design donorId formKey gatewayId homePageId id instanceId paypalGatewayId',
  ),
  ...named('id', 'itemId mediaListingPageId moduleType nodeId orderId storeId'),
  ...named('fieldName', 'english maxName minName'),
  ...named('endpoint', 'action endpoint feedUrl getUrl searchUrl'),
  ...named('script', 'applePayScript googlePayScript walletScript'),
  ...named('credential', 'publicKey'),
  ...named('environment', 'environment'),
  ...named('origin', 'apiOrigin widgetOrigin'),
  ...named('origins', 'allowedOrigins'),
  ...named('domain', 'alias'),
  ...named('token', 'token'),
  billingAddressCountry: 'words',
};
