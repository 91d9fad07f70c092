// Written by `npm run texts`.

declare module '#texts/elements/address' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    country: string;
    street: string;
    suburb: string;
    state: string;
    postcode: string;
    emptied: string;
    filledIn: string;
  }>;
  export default room;
}

declare module '#texts/elements/address-search' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    label: string;
    hint: string;
    found: Counted;
    none: string;
  }>;
  export default room;
}

declare module '#texts/elements/api' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    offline: string;
    timeout: string;
    rejected: string;
    undecided: string;
    server_error: string;
    bot_check: string;
    not_json: string;
    bad_answer: string;
    aborted: string;
    not_set_up: string;
    preview: string;
  }>;
  export default room;
}

declare module '#texts/elements/appeal-progress' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    of: With<'goal'>;
    passed: With<'sum'>;
    matched: With<'sum'>;
    gifts: Counted<'number'>;
    noGifts: string;
    meter: With<'ofGoal' | 'percent' | 'raised'>;
    moreThan: With<'number'>;
    ended: string;
    lastDay: string;
    daysLeft: Counted;
    raisedSoFar: string;
    raised: string;
  }>;
  export default room;
}

declare module '#texts/elements/banner' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    close: With<'label'>;
  }>;
  export default room;
}

declare module '#texts/elements/bequest-banner' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    label: string;
    linkText: string;
  }>;
  export default room;
}

declare module '#texts/elements/bequest-form' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    sentTo: With<'email'>;
    email: string;
    sentThere: string;
    sentThereOpens: string;
    sending: string;
    thanks: string;
    open: string;
    newTab: string;
    buttonLabel: string;
  }>;
  export default room;
}

declare module '#texts/elements/bequest-rules' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    email: string;
    recipient: string;
    guideAddress: string;
  }>;
  export default room;
}

declare module '#texts/elements/blog-filter' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    author: string;
    category: string;
    topic: string;
    date: string;
  }>;
  export default room;
}

declare module '#texts/elements/carousel' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    carousel: string;
    slide: string;
    stop: string;
    start: string;
    previous: string;
    slideOf: With<'count' | 'place'>;
    next: string;
    placeOf: With<'count' | 'place'>;
  }>;
  export default room;
}

declare module '#texts/elements/copy-link' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    notCopied: string;
    byHand: string;
    label: string;
    message: string;
  }>;
  export default room;
}

declare module '#texts/elements/countdown-timer' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    days: string;
    hours: string;
    minutes: string;
    seconds: string;
    ended: string;
  }>;
  export default room;
}

declare module '#texts/elements/customer-form' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    saving: string;
    next: string;
    back: string;
    notOpened: string;
    saved: string;
  }>;
  export default room;
}

declare module '#texts/elements/customer-rules' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    phoneAustralia: string;
    phoneNewZealand: string;
    firstName: string;
    lastName: string;
    email: string;
    street: string;
    suburb: string;
    postcode: string;
    privacy: string;
  }>;
  export default room;
}

declare module '#texts/elements/date-range-picker' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    between: With<'max' | 'min'>;
    from: With<'min'>;
    until: With<'max'>;
    any: string;
    monthsOf: With<'year'>;
    chooseLast: string;
    clear: string;
    done: string;
    previousYear: string;
    nextYear: string;
    label: string;
  }>;
  export default room;
}

declare module '#texts/elements/dedication' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    name: string;
    nameTooLong: With<'limit'>;
    recipient: string;
    recipientEmail: string;
    message: string;
    messageTooLong: With<'limit'>;
    sendDate: string;
  }>;
  export default room;
}

declare module '#texts/elements/dialog' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    close: string;
  }>;
  export default room;
}

declare module '#texts/elements/donation-amount' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    range: With<'max' | 'min'>;
  }>;
  export default room;
}

declare module '#texts/elements/donation-form' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    gift: string;
    details: string;
    payment: string;
    howOften: string;
    giveOnce: string;
    giveMonthly: string;
    oneOff: string;
    monthly: string;
    bounds: With<'currency' | 'max' | 'min'>;
    eachMonth: With<'sum'>;
    costs: string;
    costsOf: With<'cost' | 'total'>;
    toDetails: string;
    another: string;
    loading: string;
    notLoaded: string;
    retry: string;
    steps: string;
    stepOf: With<'count' | 'step'>;
    doneChange: string;
  }>;
  export default room;
}

declare module '#texts/elements/donation-form-later' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    noDedication: string;
    memory: string;
    honour: string;
    memoryOf: string;
    honourOf: string;
    upTo: With<'limit'>;
    helps: string;
    onItsWay: With<'sum'>;
    received: With<'number' | 'sum'>;
    dedication: string;
    kind: string;
    card: string;
    recipientName: string;
    recipientEmail: string;
    message: string;
    sendOn: string;
    sendOnHint: string;
    organisation: string;
    organisationHint: string;
    receiptAddress: string;
    checking: string;
    checkingText: string;
    toPayment: string;
    back: string;
    choose: string;
    offer: string;
    eachMonth: string;
    giveMonthly: string;
    no: string;
    thanks: string;
    thanksTo: With<'name'>;
    nextGift: With<'date'>;
    nextBankGift: With<'date'>;
    next: string;
    again: string;
  }>;
  export default room;
}

declare module '#texts/elements/donation-form-payment' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    payee: string;
    once: With<'payee' | 'sum'>;
    monthly: With<'howToStop' | 'ordinal' | 'payee' | 'sum'>;
    monthlyOrLast: With<'howToStop' | 'ordinal' | 'payee' | 'sum'>;
    monthlyLast: With<'howToStop' | 'payee' | 'sum'>;
    card: string;
    cardDetail: string;
    paypalDetail: string;
    applePayDetail: string;
    googlePayDetail: string;
    bankAccount: string;
    bankDetail: string;
    give: With<'sum'>;
    giveMonthly: With<'sum'>;
    agreement: string;
    copy: string;
    newTab: string;
    accept: string;
    processing: string;
    back: string;
    trust: string;
  }>;
  export default room;
}

declare module '#texts/elements/donation-form-problems' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    agreement: string;
    refused: string;
    offline: string;
    unavailable: string;
  }>;
  export default room;
}

declare module '#texts/elements/donation-mode' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    label: string;
    oneOff: string;
    monthly: string;
  }>;
  export default room;
}

declare module '#texts/elements/donor-address' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    newStreet: string;
    newSuburb: string;
    newCity: string;
    newPostcode: string;
    oldStreet: string;
    oldSuburb: string;
    oldCity: string;
    oldPostcode: string;
  }>;
  export default room;
}

declare module '#texts/elements/drop-down' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    label: string;
  }>;
  export default room;
}

declare module '#texts/elements/ecard-rules' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    noSpace: string;
    at: string;
  }>;
  export default room;
}

declare module '#texts/elements/ecard-signing' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    neededDetails: With<'details'>;
    ready: string;
    missing: string;
    tooLong: string;
    notRequired: string;
    readyCount: With<'number'>;
    missingCount: With<'number'>;
    tooLongCount: With<'number'>;
    notRequiredCount: With<'number'>;
    recipientNameDetail: string;
    recipientEmailAddressDetail: string;
    messageDetail: string;
    senderNameDetail: string;
    cardNumber: With<'place' | 'total'>;
    email: string;
    emailDetail: string;
    printable: string;
    printableDetail: string;
    notRequiredDetail: string;
    useSender: With<'more' | 'sender'>;
    asSender: string;
    typeFor: With<'name' | 'type'>;
    forYou: string;
    to: With<'address'>;
    dear: With<'name'>;
    from: With<'name'>;
    given: With<'gift'>;
    shorten: Counted;
    count: With<'limit' | 'used'>;
    atMost: With<'number'>;
    forAll: string;
    forEmpty: Counted;
    copied: Counted;
    missingTitle: With<'number' | 'total'>;
    tooLongTitle: With<'number' | 'total'>;
    tooLongText: With<'limit'>;
    openCard: With<'card'>;
    back: string;
    how: string;
    picture: string;
    cardReady: string;
    next: string;
    recipientName: string;
    recipientEmail: string;
    senderName: string;
    yourCards: string;
    noCard: string;
    preview: string;
    anAddress: string;
    inYourName: string;
    messageHere: string;
    none: string;
    addFirst: string;
    ecards: string;
    saving: string;
    toDetails: string;
    message: string;
    saved: string;
    savedButStuck: string;
    goToCart: string;
    notSaved: string;
    complete: string;
    left: With<'number'>;
    messageTooLong: string;
  }>;
  export default room;
}

declare module '#texts/elements/emergency-banner' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    label: string;
    linkText: string;
  }>;
  export default room;
}

declare module '#texts/elements/events-filter' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    status: string;
    category: string;
    dates: string;
  }>;
  export default room;
}

declare module '#texts/elements/featured-content' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    label: string;
  }>;
  export default room;
}

declare module '#texts/elements/field' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    choose: string;
    fill: string;
    pick: string;
  }>;
  export default room;
}

declare module '#texts/elements/fields' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    error: string;
    optional: string;
  }>;
  export default room;
}

declare module '#texts/elements/film' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    captions: string;
    notPlayed: string;
    playsFrom: With<'platform'>;
    playFilm: With<'label'>;
    play: string;
  }>;
  export default room;
}

declare module '#texts/elements/filter' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    updates: string;
    clear: string;
    keywords: string;
    label: string;
  }>;
  export default room;
}

declare module '#texts/elements/form' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    errorTitle: string;
    privacy: With<'notice'>;
    privacyNotice: string;
    newTab: string;
    problem: string;
  }>;
  export default room;
}

declare module '#texts/elements/form-input' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    cardNumber: string;
    tooLong: With<'limit'>;
  }>;
  export default room;
}

declare module '#texts/elements/form-messages' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    subscribeFailed: string;
    petitionFailed: string;
    bequestFailed: string;
    customerFailed: string;
    updateDetailsFailed: string;
    botCheckFailed: string;
  }>;
  export default room;
}

declare module '#texts/elements/gift-cart' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    totalOf: With<'total'>;
    empty: string;
    removedRest: With<'name' | 'rest'>;
    backRest: With<'name' | 'quantity' | 'rest'>;
    changedRest: With<'name' | 'quantity' | 'rest'>;
    gifts: Counted;
    each: With<'sum'>;
    remove: With<'name'>;
    removed: With<'name'>;
    undo: With<'more'>;
    removing: With<'name'>;
    cartTotal: string;
    total: string;
    saving: string;
    another: string;
    isEmpty: string;
    choose: string;
    seeGifts: string;
    notSaved: string;
    hasChanged: string;
    notOpened: string;
    reload: string;
    cart: string;
    inYourCart: string;
    gift: string;
    quantity: string;
    nextLabel: string;
  }>;
  export default room;
}

declare module '#texts/elements/gift-checkout' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    payingAs: With<'payer'>;
    pay: With<'sum'>;
    received: With<'sum'>;
    card: string;
    cardDetail: string;
    paypalDetail: string;
    nothing: string;
    total: string;
    processing: string;
    trust: string;
    thanks: string;
    receipt: string;
  }>;
  export default room;
}

declare module '#texts/elements/gift-item' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    sizes: Counted;
    add: With<'name'>;
    soldOut: string;
    left: With<'number'>;
    added: With<'number'>;
    most: With<'number'>;
    view: string;
    notAdded: With<'name'>;
    gone: string;
    quantityOf: With<'name'>;
    adding: string;
    quantity: With<'name' | 'quantity'>;
    choose: string;
    notInShop: string;
  }>;
  export default room;
}

declare module '#texts/elements/hero-carousel' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    label: string;
  }>;
  export default room;
}

declare module '#texts/elements/listbox' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    empty: string;
  }>;
  export default room;
}

declare module '#texts/elements/media-feed' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    loadingMore: string;
    none: string;
    shown: With<'count'>;
    moreShown: With<'added' | 'count'>;
    stillHere: string;
    moreNotLoaded: string;
    notLoaded: string;
    check: string;
    loading: string;
    retry: string;
    more: string;
    filters: string;
    updates: string;
    action: string;
    location: string;
    dates: string;
    media: string;
  }>;
  export default room;
}

declare module '#texts/elements/news-filter' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    author: string;
    category: string;
    location: string;
    topic: string;
    date: string;
  }>;
  export default room;
}

declare module '#texts/elements/payment' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    approveAt: With<'name'>;
    loading: With<'name'>;
    stop: string;
    retry: string;
    method: string;
  }>;
  export default room;
}

declare module '#texts/elements/payment-messages' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    bankChecking: string;
    bankConfirm: string;
    bankConfirmInApp: string;
    submissionFailed: string;
    walletUnavailable: With<'wallet'>;
    slow: string;
    following: string;
    outcomeUnknown: string;
    chooseFirst: string;
    cardFormLoading: string;
    cardFormStillLoading: string;
    cardFormUnusable: string;
    cardFormNotSetUp: string;
    cardFormNotLoaded: string;
    cardFormSilent: string;
    bankRefused: string;
    bankStopped: string;
    bankFailed: string;
    botCheck: string;
    botCheckFailed: string;
    cardDetailsUnchecked: string;
  }>;
  export default room;
}

declare module '#texts/elements/person' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    billingAddress: string;
    privacy: With<'notice'>;
    phoneAustralia: string;
    phoneNewZealand: string;
    noTitle: string;
    mr: string;
    mrs: string;
    ms: string;
    miss: string;
    mx: string;
    dr: string;
    prof: string;
    rev: string;
    searchAustralia: string;
    searchNewZealand: string;
    city: string;
    title: string;
    firstName: string;
    lastName: string;
    phone: string;
    email: string;
    forReceipt: string;
    iHaveRead: string;
    privacyNotice: string;
    newTab: string;
  }>;
  export default room;
}

declare module '#texts/elements/petition-form' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    signatures: string;
    firstName: string;
    lastName: string;
    email: string;
    postcode: string;
    mobile: string;
    location: string;
    goal: With<'number'>;
    goalReached: With<'number'>;
    privacy: string;
    sending: string;
    sent: string;
    added: string;
    notOpened: string;
    thanks: string;
    opening: string;
    opened: string;
    next: string;
    subscribeLabel: string;
    submitLabel: string;
  }>;
  export default room;
}

declare module '#texts/elements/petition-rules' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    phoneNewZealand: string;
    phone: string;
    email: string;
    expiry: string;
    letters: string;
    digits: string;
    firstName: string;
    lastName: string;
    yourEmail: string;
    postcode: string;
    mobile: string;
    location: string;
  }>;
  export default room;
}

declare module '#texts/elements/quantity-stepper' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    decrease: string;
    quantity: string;
    increase: string;
    decreaseOf: With<'label'>;
    quantityOf: With<'label'>;
    increaseOf: With<'label'>;
  }>;
  export default room;
}

declare module '#texts/elements/regions' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    nz: string;
    other: string;
    act: string;
    nsw: string;
    nt: string;
    qld: string;
    sa: string;
    tas: string;
    vic: string;
    wa: string;
    auk: string;
    bop: string;
    can: string;
    cit: string;
    gis: string;
    hkb: string;
    mbh: string;
    nsn: string;
    ntl: string;
    ota: string;
    stl: string;
    tki: string;
    tasman: string;
    wko: string;
    wgn: string;
    wtc: string;
    mwt: string;
  }>;
  export default room;
}

declare module '#texts/elements/site-header' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    main: string;
    earlier: string;
    further: string;
    pagesBelow: With<'label'>;
    search: string;
    menu: string;
  }>;
  export default room;
}

declare module '#texts/elements/subscribe-form' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    subscribed: string;
    firstName: string;
    lastName: string;
    email: string;
    privacy: string;
    subscribing: string;
    subscribe: string;
  }>;
  export default room;
}

declare module '#texts/elements/subscribe-rules' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    firstName: string;
    lastName: string;
    email: string;
  }>;
  export default room;
}

declare module '#texts/elements/testimonial-carousel' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    label: string;
  }>;
  export default room;
}

declare module '#texts/elements/update-details-form' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    updateName: string;
    updateEmail: string;
    updatePhone: string;
    updateAddress: string;
    updateExpiryDate: string;
    newAddress: string;
    oldAddress: string;
    searchNew: string;
    searchOld: string;
    current: string;
    firstName: string;
    lastName: string;
    email: string;
    number: string;
    townOrCity: string;
    city: string;
    whatChanged: string;
    tickOne: string;
    subscribe: string;
    sending: string;
    checking: string;
    send: string;
    newName: string;
    newFirstName: string;
    newLastName: string;
    newEmailTitle: string;
    newEmail: string;
    newEmailAgain: string;
    newPhoneTitle: string;
    newPhone: string;
    newExpiryTitle: string;
    newExpiry: string;
    expiryHint: string;
    thanks: string;
    willUpdate: string;
    again: string;
    below: string;
    hidden: string;
  }>;
  export default room;
}

declare module '#texts/elements/update-details-rules' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    nothing: string;
    sameEmail: string;
    firstName: string;
    lastName: string;
    email: string;
    newFirstName: string;
    newLastName: string;
    newEmail: string;
    expiry: string;
    privacy: string;
  }>;
  export default room;
}

declare module '#texts/elements/en' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/elements/ar' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/elements/es' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/elements/fr' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/elements/mi' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/elements/vi' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/elements/zh' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/elements/languages' {
  const languages: { readonly [language: string]: () => Promise<{ translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] } }> };
  export default languages;
}

declare module '#texts/elements/all' {
  type Rooms = { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
  const languages: Readonly<{ ar: Rooms; es: Rooms; fr: Rooms; mi: Rooms; vi: Rooms; zh: Rooms }>;
  export default languages;
}
