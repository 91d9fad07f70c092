// Written by `npm run texts`.

declare module '#texts/website/appeal-figures' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    raised: With<'gifts' | 'goal' | 'raised'>;
    first: With<'goal'>;
  }>;
  export default room;
}

declare module '#texts/website/appeal-page' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    appeal: string;
    fromFirstDay: string;
    giveTo: string;
    howFar: string;
    demonstration: string;
    isOver: string;
    endedOn: With<'day' | 'give'>;
    ended: With<'give'>;
    whereNeeded: string;
    matchedAll: With<'cap' | 'partner'>;
    doubles: With<'cap' | 'partner'>;
    adds: With<'cap' | 'partner' | 'percent'>;
  }>;
  export default room;
}

declare module '#texts/website/bequest-page' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    title: string;
    description: string;
    heading: string;
    lead: string;
    asked: string;
    family: string;
    familyAnswer: string;
    solicitor: string;
    solicitorAnswer: string;
    tell: string;
    tellAnswer: string;
    guideTitle: string;
    guideLead: string;
    closed: string;
    use: With<'notice' | 'phone'>;
    thanksTitle: string;
    thanksText: string;
    nextMail: With<'name'>;
    nextRead: string;
    nextAsk: string;
    readGuide: string;
    back: string;
    aGuideTo: string;
    guideDescription: string;
    aGuide: string;
    tenMinutes: string;
    kinds: string;
    share: string;
    shareText: string;
    sum: string;
    sumText: string;
    thing: string;
    thingText: With<'tax'>;
    forLife: string;
    forLifeText: string;
    taxAUS: string;
    taxNZL: string;
    sentence: string;
    general: string;
    steps: string;
    step1: string;
    step2: string;
    step3: With<'help'>;
    helpAUS: string;
    helpNZL: string;
    step4: string;
    talking: string;
    talkingText: string;
    questions: With<'legal' | 'phone'>;
    sentenceInEnglish: string;
  }>;
  export default room;
}

declare module '#texts/website/checkout-pages' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    progress: string;
    cart: string;
    ecards: string;
    details: string;
    payment: string;
    secure: string;
    backToCart: string;
    update: With<'name'>;
    quantityOf: With<'most' | 'name'>;
    limit: With<'most'>;
    kept: Counted<'name'>;
    notSold: string;
    isSoldOut: With<'name'>;
    withdrawn: With<'name'>;
    soldOut: With<'name'>;
    newPrice: With<'before' | 'name' | 'price'>;
    fewer: Counted<'before' | 'name'>;
    yourGifts: string;
    pricesInclude: string;
    cardsTitle: string;
    cardsLead: string;
    emptyForCard: string;
    emptyForDetails: string;
    yourDetails: string;
    detailsLead: string;
    almost: With<'change'>;
    change: string;
    beingChecked: string;
    beforeAgain: With<'see'>;
    see: string;
    needsScript: string;
    withoutScript: With<'order' | 'phone'>;
  }>;
  export default room;
}

declare module '#texts/website/donate' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    title: string;
    heading: string;
    lead: string;
    before: string;
    straight: string;
    change: With<'myGiving' | 'phone'>;
    seeGift: With<'myGiving'>;
    myGiving: string;
    thing: With<'gifts'>;
    seeGifts: string;
    inEnglish: With<'page'>;
    englishPage: string;
    howToStop: With<'phone'>;
    needsScript: string;
    complete: string;
    almost: string;
    written: With<'sum'>;
    writtenMonthly: With<'sum'>;
    thanks: string;
    paid: With<'number' | 'sum'>;
    accepted: With<'sum'>;
    checkingTitle: string;
    checking: With<'sum'>;
    returnedTitle: string;
    returned: With<'sum'>;
    reference: With<'reference'>;
    byPhone: string;
    call: With<'phone'>;
    byTransfer: string;
    name: string;
    account: string;
    bank: With<'bank'>;
    amount: string;
    referenceName: string;
    receipt: string;
    toFront: string;
  }>;
  export default room;
}

declare module '#texts/website/donation-mail' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    arrived: string;
    returned: string;
    seeAll: string;
    reason: string;
    gaveMemory: With<'giver' | 'name'>;
    gaveHonour: With<'giver' | 'name'>;
    givenMemory: With<'name'>;
    givenHonour: With<'name'>;
    reinstated: string;
  }>;
  export default room;
}

declare module '#texts/website/ecard-mail' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    via: With<'giver' | 'name'>;
    dear: With<'name'>;
    cardReason: With<'giver'>;
  }>;
  export default room;
}

declare module '#texts/website/error-page' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    notFoundTitle: string;
    notFound: string;
    mayHaveMoved: string;
    seeGifts: string;
    toFront: string;
    wentWrong: string;
    couldNot: string;
    fault: string;
    openAgain: string;
    tooManyLinks: string;
    ownPages: string;
    manyPeople: string;
  }>;
  export default room;
}

declare module '#texts/website/giving' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    myGiving: string;
    gifts: string;
    yourDetails: string;
    signOut: string;
    askedTitle: string;
    asked: string;
    endedTitle: string;
    ended: string;
    erasedTitle: string;
    erased: string;
    expiredTitle: string;
    expired: string;
    lead: string;
    email: string;
    emailHint: string;
    sendLink: string;
    otherWays: With<'orders' | 'phone'>;
    findOrder: string;
    aboutToSee: With<'address'>;
    seeMyGiving: string;
    signOutAfter: string;
    endsSoon: string;
    stay: string;
    stayed: string;
    hasEnded: string;
    signInAgain: string;
    everything: With<'address'>;
    bothTitle: string;
    both: string;
    monthlyGifts: string;
    noGift: With<'give'>;
    giveNow: string;
    giftsIn: With<'country'>;
    date: string;
    gift: string;
    amount: string;
    receipt: string;
    asPdf: string;
    noneYet: string;
    statements: string;
    statementsText: string;
    pageNames: string;
    newer: string;
    older: string;
    pageOf: With<'page' | 'pages' | 'total'>;
    offline: string;
    monthly: string;
    pending: string;
    reversed: string;
    refunded: string;
    partlyRefunded: With<'sum'>;
  }>;
  export default room;
}

declare module '#texts/website/giving-change' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    askAmount: string;
    askDay: string;
    askPause: string;
    askResume: string;
    askStop: string;
    doAmount: string;
    doDay: string;
    doPause: string;
    doResume: string;
    doStop: string;
    backAmount: string;
    backDay: string;
    backPause: string;
    backResume: string;
    backStop: string;
    newTitle: string;
    newText: string;
    giveCard: string;
    useBank: string;
    newCard: With<'source'>;
    newAccount: With<'source'>;
    needsScript: string;
    needsScriptText: With<'phone'>;
    agreed: string;
    back: string;
    unclear: string;
    unchanged: string;
    unreached: string;
    unknown: string;
    incomplete: string;
    tickAgreement: string;
    oneMoment: string;
    reload: string;
    noServer: string;
    useCard: string;
    useAccount: string;
  }>;
  export default room;
}

declare module '#texts/website/giving-data' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    title: string;
    lead: With<'address' | 'tell'>;
    tellUs: string;
    nameAndAddress: string;
    personTitle: string;
    firstName: string;
    lastName: string;
    phone: string;
    organisation: string;
    street: string;
    suburb: string;
    city: string;
    region: string;
    postcode: string;
    country: string;
    AUS: string;
    NZL: string;
    save: string;
    detailsTitle: string;
    detailsText: string;
    language: string;
    languageLabel: string;
    languageHint: string;
    languageSave: string;
    languageTitle: string;
    languageText: string;
    newsletter: string;
    newsletterTitle: string;
    newsletterText: string;
    youGet: With<'country'>;
    youDoNotGet: With<'country'>;
    leave: string;
    get: string;
    sessions: string;
    sessionsText: string;
    signOutEverywhere: string;
    yourData: string;
    asFile: string;
    download: string;
    erase: string;
    eraseTitle: string;
    eraseLead: With<'address'>;
    whatGoes: string;
    whatGoesText: string;
    whatStays: string;
    whatStaysText: string;
    planGoesTitle: string;
    planGoes: With<'stop'>;
    stopFirst: string;
    paymentTitle: string;
    paymentRuns: string;
    confirm: string;
    tickErase: string;
    tooLong: With<'limit'>;
    keep: string;
  }>;
  export default room;
}

declare module '#texts/website/giving-mail' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    linkSubject: string;
    link: string;
    see: string;
    notAsked: string;
    linkReason: string;
    erased: string;
    erasedText: string;
    lastMail: string;
    erasedReason: string;
  }>;
  export default room;
}

declare module '#texts/website/giving-plan' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    title: string;
    doneTitle: string;
    restsTitle: string;
    rests: With<'card'>;
    giveCard: string;
    hasStopped: With<'again'>;
    giveAgain: string;
    changeIt: string;
    changeText: string;
    change: string;
    history: string;
    keepAddress: With<'signIn'>;
    signIn: string;
    amount: string;
    amountLabel: string;
    amountHint: With<'currency'>;
    coverCosts: string;
    changeAmount: string;
    day: string;
    dayLabel: string;
    changeDay: string;
    source: string;
    sourceResting: string;
    sourceNext: string;
    useBank: string;
    pause: string;
    changePause: string;
    forHowLong: string;
    months: Counted;
    endPause: string;
    stop: string;
    stopText: string;
    stopGift: string;
    active: string;
    paused: string;
    resting: string;
    stopped: string;
    state: string;
    later: string;
    laterSum: With<'sum'>;
    when: string;
    nextGift: string;
    from: string;
    reference: string;
    eachMonth: With<'sum'>;
    nextOn: With<'day' | 'source'>;
    fromOnly: With<'source'>;
    notHere: string;
  }>;
  export default room;
}

declare module '#texts/website/guide-mail' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    heading: string;
    open: string;
    about: string;
    reason: string;
  }>;
  export default room;
}

declare module '#texts/website/home' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    title: string;
    giveNow: string;
    slides: string;
    begin: string;
    allGifts: string;
    matched: string;
    giveToAppeal: string;
    timeLeft: string;
    until: With<'day'>;
    countTwice: With<'day'>;
    doubled: With<'cap'>;
    appealEnds: With<'day'>;
    cents: With<'number'>;
    voicesLabel: string;
    speaker: With<'name' | 'who'>;
    watch: With<'film'>;
    nothingLoaded: string;
    watchWithCaptions: string;
    news: string;
    events: string;
    blog: string;
    media: string;
    stories: string;
    how: string;
    choose: With<'Choose'>;
    Choose: string;
    write: With<'Write'>;
    Write: string;
    pay: With<'Pay'>;
    Pay: string;
    cardDetails: string;
    receipt: string;
    tellOne: string;
    copyLink: string;
    copyAddress: With<'address'>;
    guide: string;
  }>;
  export default room;
}

declare module '#texts/website/integrity-notice' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    warning: string;
    stopped: string;
    otherWays: With<'bank' | 'name' | 'phone'>;
  }>;
  export default room;
}

declare module '#texts/website/consent' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    title: string;
    text: string;
    accept: string;
    decline: string;
    film: string;
    accepted: string;
    declined: string;
    undecided: string;
    link: string;
    saved: string;
    cookie: With<'cookie'>;
    payments: string;
  }>;
  export default room;
}

declare module '#texts/website/layout' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    breadcrumb: string;
    skip: string;
    notLoaded: string;
    tryAgain: string;
    country: string;
    AUS: string;
    NZL: string;
    language: string;
    languageName: string;
    searchSite: string;
    search: string;
    cart: string;
    giftsInCart: string;
    donate: string;
    main: string;
    gifts: string;
    news: string;
    events: string;
    blog: string;
    media: string;
    petition: string;
    wills: string;
    newsletter: string;
    give: string;
    myGiving: string;
    yourCart: string;
    takePart: string;
    signPetition: string;
    eventsNearYou: string;
    updateYourDetails: string;
    readAndWatch: string;
    about: string;
    whatGiftDoes: string;
    findOrder: string;
    privacy: string;
    merchants: string;
    elements: string;
    preview: string;
    sandbox: string;
    someEnglish: string;
    newsletterTitle: string;
    newsletterText: string;
    whatNext: string;
    leaveEmpty: string;
    footnotes: string;
    backToText: string;
  }>;
  export default room;
}

declare module '#texts/website/letter' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    hello: string;
    greeting: With<'hello' | 'name'>;
    unnamed: With<'hello'>;
    thanks: With<'name'>;
    contact: With<'phone'>;
    unsubscribe: string;
  }>;
  export default room;
}

declare module '#texts/website/listings' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    newsTitle: string;
    newsLead: string;
    newsDescription: string;
    newsCount: Counted;
    newsNone: string;
    newsShowAll: string;
    newsAll: string;
    newsFilter: string;
    newsHint: string;
    newsMore: string;
    newsPages: string;
    blogTitle: string;
    blogLead: string;
    blogDescription: With<'name'>;
    blogCount: Counted;
    blogNone: string;
    blogShowAll: string;
    blogAll: string;
    blogFilter: string;
    blogHint: string;
    blogMore: string;
    blogPages: string;
    eventsTitle: string;
    eventsLead: string;
    eventsDescription: string;
    eventsCount: Counted;
    eventsNone: string;
    eventsShowAll: string;
    eventsAll: string;
    eventsFilter: string;
    eventsHint: string;
    eventsMore: string;
    eventsPages: string;
    mediaTitle: string;
    mediaLead: string;
    mediaDescription: string;
    mediaCount: Counted;
    mediaNone: string;
    mediaShowAll: string;
    mediaAll: string;
    mediaFilter: string;
    mediaHint: string;
    mediaMore: string;
    mediaPages: string;
    pageTitle: With<'name' | 'page'>;
    inEnglish: string;
    home: string;
    keywordsAre: With<'words'>;
    chosen: With<'choice' | 'label'>;
    datesAre: With<'range'>;
    rangeFrom: With<'from'>;
    rangeUntil: With<'until'>;
    filteredBy: string;
    showAll: string;
    notUsed: string;
    previous: string;
    next: string;
    page: string;
    any: string;
    fromMonth: string;
    toMonth: string;
    applyFilters: string;
    apply: string;
    choose: string;
    anyDate: string;
    allAuthors: string;
    allCategories: string;
    allLocations: string;
    allTopics: string;
    allActions: string;
    author: string;
    category: string;
    location: string;
    topic: string;
    date: string;
    status: string;
    eventStatus: string;
    place: string;
    places: string;
    action: string;
    upcoming: string;
    past: string;
    isPast: string;
    noWords: string;
    mostKeywords: With<'most' | 'words'>;
    noChoice: With<'value' | 'what'>;
    noDate: With<'value'>;
    noPage: With<'value'>;
    lastPage: With<'page'>;
    featured: string;
    minutes: With<'minutes'>;
    copyLink: string;
    copyYourself: string;
    fromTo: With<'from' | 'until'>;
    begins: With<'when'>;
    nextEvent: With<'place'>;
    whenWhere: string;
    over: string;
    onNow: string;
    beginsIn: string;
    when: string;
    where: string;
    cost: string;
    noBooking: string;
    book: string;
    cancelled: string;
    isCancelled: string;
    isMoved: string;
    film: string;
    picture: string;
    report: string;
    addToCalendar: string;
    calendar: string;
    watch: string;
    shown: With<'shown' | 'total'>;
  }>;
  export default room;
}

declare module '#texts/website/newsletter-mail' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    subject: With<'name'>;
    heading: string;
    welcome: string;
    read: string;
    reason: string;
    leave: string;
    leaveText: string;
    leaveNotYou: string;
    leaveReason: string;
  }>;
  export default room;
}

declare module '#texts/website/newsletter-page' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    title: string;
    description: With<'name'>;
    heading: string;
    lead: string;
    confirmTitle: string;
    confirmText: string;
    inItTitle: string;
    oneStory: string;
    oneStoryText: With<'story'>;
    whatGifts: string;
    whatGiftsText: With<'gifts'>;
    oneThing: string;
    oneThingText: With<'thing'>;
    notTitle: string;
    notText: string;
    careTitle: string;
    careUse: string;
    careEnd: string;
    careAsk: With<'notice' | 'phone'>;
    leftTitle: string;
    leave: string;
    leaveAsk: string;
    leaveLead: With<'address'>;
    unsubscribe: string;
    stay: string;
    offSince: With<'address' | 'date'>;
    offNow: With<'address'>;
    reading: string;
    joinAgain: string;
    stillReaches: string;
    lookMail: string;
    onItsWay: string;
    notWhole: string;
    nothingChanged: string;
    findLead: string;
    email: string;
    emailHint: string;
    emailMissing: string;
    sendLink: string;
    whyLink: string;
    lawAUS: string;
    lawNZL: string;
    questions: With<'phone'>;
    toFront: string;
    welcome: string;
    nextMail: string;
    nextMonthly: string;
    nextEnd: string;
    latestNews: string;
  }>;
  export default room;
}

declare module '#texts/website/order-mail' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    arrived: string;
    printReady: string;
    print: string;
    seeAndPrint: string;
    subject: With<'id' | 'title'>;
    reason: string;
    cardSubject: With<'sender'>;
    cardGift: With<'gift'>;
    aGift: string;
    openCard: string;
    linkSubject: With<'id'>;
    link: string;
    see: string;
    linkReason: string;
    toPayPal: With<'money'>;
    toCard: With<'money'>;
    order: string;
    refundedNow: string;
    seeReceipt: string;
    refundReason: string;
    takenBack: With<'money' | 'phone'>;
    takenBackNow: string;
    cameBackTitle: string;
    cameBack: With<'money'>;
    cameBackNow: string;
    movedReason: string;
  }>;
  export default room;
}

declare module '#texts/website/order-pages' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    thankYou: string;
    thankYouName: With<'name'>;
    orderNumber: string;
    amountPaid: string;
    receiptTo: string;
    yourReceipt: string;
    yourOrder: string;
    now: string;
    receiptGoes: With<'email'>;
    minutes: string;
    cardsGo: Counted;
    whenYouLike: string;
    cardsWait: Counted<'complete'>;
    complete: Counted;
    printable: string;
    foldThem: With<'print'>;
    printThem: string;
    comingWeeks: string;
    handedOver: string;
    demonstration: string;
    backToGifts: string;
    checking: string;
    doNotPay: string;
    notToldYet: With<'order'>;
    checkAgain: string;
    orderTitle: With<'order'>;
    paid: string;
    paying: string;
    open: string;
    partlyRefunded: string;
    cardsComplete: string;
    goOut: string;
    givenBy: With<'day' | 'name'>;
    notPaid: With<'cart'>;
    goToCart: string;
    state: string;
    onItsWay: string;
    keepAddress: string;
    receipt: string;
    given: string;
    price: string;
    amount: string;
    keepAsPdf: string;
    cardByMail: With<'gift'>;
    cardByMailFor: With<'gift' | 'name'>;
    cardToPrint: With<'gift'>;
    cardToPrintFor: With<'gift' | 'name'>;
    findLead: string;
    lookIntoMail: string;
    onTheWay: string;
    whereNumber: string;
    sendLink: string;
    noNumber: string;
    noAddress: string;
    cards: string;
    howToPrint: With<'folded' | 'paper'>;
    paper: string;
    folds: With<'folded' | 'paper'>;
    noCards: string;
    cardOf: With<'gift' | 'place' | 'total'>;
    cardOfFor: With<'gift' | 'name' | 'place' | 'total'>;
    through: With<'name'>;
    inYourName: string;
    aCardFor: With<'name'>;
    aCardForYou: string;
    whatItDoes: string;
    whoHavenIs: With<'name'>;
    completeCards: string;
    fewDetails: Counted;
    cardForGift: With<'gift'>;
    sendCards: Counted;
    reversed: string;
  }>;
  export default room;
}

declare module '#texts/website/order-receipt' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    donorAUS: string;
    donorNZL: string;
    date: string;
    amountAUS: string;
    amountNZL: string;
    yearEnded: With<'year'>;
    nothingBackAUS: string;
    nothingBackNZL: string;
    claimAUS: string;
    claimNZL: string;
    refunded: string;
    sumOn: With<'day' | 'sum'>;
    refundTitleAUS: string;
    refundTitleNZL: string;
    leftAUS: string;
    leftNZL: string;
    wholeAUS: string;
    wholeNZL: string;
    partAUS: With<'left'>;
    partNZL: With<'left'>;
    takenBack: string;
    takenWholeAUS: string;
    takenWholeNZL: string;
    takenPartAUS: With<'left'>;
    takenPartNZL: With<'left'>;
  }>;
  export default room;
}

declare module '#texts/website/organisation' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    countryAUS: string;
    countryNZL: string;
    registeredAUS: With<'name' | 'number'>;
    registeredNZL: With<'name' | 'number'>;
    taxAUS: string;
    taxNZL: string;
    bank: With<'account' | 'bsb'>;
  }>;
  export default room;
}

declare module '#texts/website/payment-answers' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    declined: string;
    declinedExpired: string;
    declinedCcv: string;
    declinedFunds: string;
    declinedLimit: string;
    bankAway: string;
    bankRefused: string;
    ourFault: string;
    failed: string;
    badToken: string;
    unreached: string;
    busy: string;
    unknown: string;
    bankCheck: string;
    walletRefused: string;
    walletPending: string;
    unreceived: string;
    alreadyPaid: string;
    amountChanged: string;
    stockShort: string;
    notOffered: string;
    noOrder: string;
    emptyCart: string;
    wallet: string;
    tooMany: string;
    tooManyToday: string;
    cardLimit: string;
    botCheck: string;
    badRequest: string;
    giftPaid: string;
    giftChanged: string;
    noGift: string;
    noAmount: string;
    details: string;
    unavailable: string;
  }>;
  export default room;
}

declare module '#texts/website/petition-mail' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    subject: With<'title'>;
    heading: string;
    thanks: With<'goal' | 'title'>;
    pass: string;
    show: string;
    reason: With<'phone'>;
  }>;
  export default room;
}

declare module '#texts/website/petition-page' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    petition: string;
    title: With<'title'>;
    asks: string;
    yourName: string;
    handOver: With<'goal'>;
    onPaper: With<'names'>;
    addName: string;
    closed: string;
    closedThanks: string;
    sent: string;
    onPetition: string;
    confirms: string;
    handedOver: string;
    writeAgain: string;
    copyLink: string;
    copyAddress: With<'address'>;
    backToPetition: string;
    eventsNearYou: string;
  }>;
  export default room;
}

declare module '#texts/website/plan-mail' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    change: string;
    see: string;
    reason: With<'phone'>;
    reasonStopped: With<'phone'>;
    startedSubject: With<'id'>;
    started: string;
    monthlyGift: string;
    when: string;
    nextGift: string;
    from: string;
    reference: string;
    noReason: string;
    amount: string;
    day: string;
    pause: string;
    resume: string;
    stop: string;
    source: string;
    thanksForAll: string;
    notYou: With<'phone'>;
    failedSubject: string;
    restsSubject: string;
    failed: With<'money' | 'reason' | 'source'>;
    tryAgain: With<'day'>;
    noMoreTries: string;
    lateSubject: string;
    late: With<'day' | 'due' | 'money' | 'source'>;
    lateSkip: string;
    noticeSubject: With<'day'>;
    sum: string;
    onDay: string;
    notice: string;
    cardEndsSubject: string;
    cardEnds: With<'day' | 'source'>;
    cardNew: string;
    mandateReference: string;
    mandateAccepted: string;
    mandateVersion: string;
    goesOn: With<'day' | 'money'>;
  }>;
  export default room;
}

declare module '#texts/website/plan-words' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    monthly: With<'day'>;
    monthlyOrLast: With<'day'>;
    monthlyLast: string;
    paypalSource: string;
    bankSource: string;
    bankEnding: With<'last4'>;
    cardSource: With<'scheme'>;
    cardEnding: With<'last4' | 'scheme'>;
    insufficient_funds: string;
    expired_card: string;
    account_closed: string;
    no_account: string;
    mandate_revoked: string;
    notAccepted: string;
    declined: string;
    movedDay: With<'day' | 'due'>;
    withCosts: With<'gift' | 'total'>;
    isBeingTaken: string;
    isTriedAgain: With<'day'>;
    bankNotice: string;
    dayHasCome: string;
    dayHasPassed: string;
    amountFrom: With<'day' | 'sum'>;
    amountStays: With<'day' | 'reason' | 'sum'>;
    dayFrom: With<'day' | 'when'>;
    dayStays: With<'day' | 'reason'>;
    noGiftFor: With<'months'>;
    nextByItself: With<'day'>;
    takenBeforePause: With<'day'>;
    resumes: With<'day' | 'sum' | 'when'>;
    stopsToday: With<'day'>;
    lastIsTaken: With<'day'>;
    nothingMore: With<'day'>;
    notTaken: With<'day'>;
    lastTaken: With<'day'>;
    fromRetry: With<'day' | 'source'>;
    fromNext: With<'day' | 'source'>;
    stopped: string;
    not_paused: string;
    months_out_of_range: string;
    day_out_of_range: string;
    resting: string;
    being_charged: string;
  }>;
  export default room;
}

declare module '#texts/website/privacy' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    title: string;
    lead: With<'act' | 'agency'>;
    collect: string;
    order: string;
    gift: string;
    cards: string;
    newsletter: string;
    petition: string;
    guide: string;
    details: string;
    network: string;
    payingNetwork: string;
    without: string;
    neverSee: string;
    cardNumber: string;
    whoElse: string;
    whoElseText: string;
    cookie: string;
    cookieText: With<'cookie'>;
    cookieGiving: With<'cookie' | 'device'>;
    cookieEvents: With<'cookie' | 'panel'>;
    panel: string;
    howLong: string;
    keptCart: string;
    keptMails: string;
    keptNetworks: string;
    keptChanges: string;
    keptGuides: string;
    keptSignatures: string;
    keptFormerSubscribers: string;
    keptGiving: string;
    withoutYou: string;
    rights: string;
    rightsText: With<'giving' | 'phone' | 'regulator'>;
  }>;
  export default room;
}

declare module '#texts/website/receipt' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    titleAUS: string;
    titleNZL: string;
    correctedAUS: string;
    correctedNZL: string;
    giftAUS: string;
    giftNZL: string;
    costsAUS: string;
    costsNZL: string;
    claimableAUS: string;
    claimableNZL: string;
    claimAUS: With<'money' | 'name'>;
    claimNZL: With<'money' | 'name'>;
    tooSmallAUS: string;
    tooSmallNZL: string;
    nothingLeftAUS: string;
    nothingLeftNZL: string;
    boughtAUS: With<'money'>;
    boughtNZL: With<'money'>;
    number: string;
    correctsNumber: string;
    givenOn: string;
    issuedOn: string;
    taxYear: string;
    years: With<'from' | 'to'>;
    frequency: string;
    monthly: string;
    once: string;
    paidBy: string;
    card: string;
    wallet: string;
    bank: string;
    source: string;
    transfer: string;
    cheque: string;
    cash: string;
    appeal: string;
    dedication: string;
    memory: With<'name'>;
    honour: With<'name'>;
    purchase: With<'label'>;
    reversedOn: With<'day'>;
    refundedOn: With<'day'>;
    left: string;
    total: string;
    corrects: With<'number'>;
    inEnglish: string;
    whatFor: string;
    amount: string;
    receiver: string;
    receivers: string;
    page: With<'page' | 'pages'>;
    reinstated: With<'day'>;
  }>;
  export default room;
}

declare module '#texts/website/search' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    title: string;
    label: string;
    found: With<'count' | 'words'>;
    none: With<'words'>;
    hint: string;
    all: With<'count'>;
    appeals: string;
  }>;
  export default room;
}

declare module '#texts/website/shop' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    title: string;
    description: string;
    shop: string;
    lead: string;
    categories: string;
    all: string;
    search: string;
    order: string;
    ours: string;
    cheapest: string;
    dearest: string;
    show: string;
    found: With<'gifts'>;
    foundIn: With<'category' | 'gifts'>;
    foundFor: With<'gifts' | 'words'>;
    foundInFor: With<'category' | 'gifts' | 'words'>;
    showAll: string;
    none: string;
    tryOther: string;
    looking: With<'find'>;
    inIt: string;
    does: string;
    good: string;
    card: string;
    picture: string;
    funds: string;
    receipt: string;
    others: string;
    from: With<'price'>;
  }>;
  export default room;
}

declare module '#texts/website/statement' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    title: string;
    gifts: string;
    statementOn: string;
    given: string;
    returned: string;
    net: string;
    claimedAUS: string;
    claimedNZL: string;
    notAllAUS: string;
    notAllNZL: string;
    noGifts: string;
    replaces: string;
    monthlyAUS: string;
    monthlyNZL: string;
    reversed: With<'number'>;
    refunded: With<'number'>;
    date: string;
    receipt: string;
    line: With<'amount' | 'date' | 'receipt' | 'what'>;
  }>;
  export default room;
}

declare module '#texts/website/update-mail' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    subject: string;
    asked: string;
    updateName: string;
    updateEmail: string;
    updatePhone: string;
    updateAddress: string;
    updateExpiryDate: string;
    person: string;
    notYou: With<'phone'>;
    reason: string;
  }>;
  export default room;
}

declare module '#texts/website/update-page' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    title: string;
    description: string;
    supporters: string;
    lead: string;
    before: string;
    neverCard: string;
    neverCardText: With<'never'>;
    whyOld: string;
    whyOldText: With<'why'>;
    person: string;
    personText: With<'person'>;
    talk: With<'notice' | 'phone'>;
    thanksTitle: string;
    thanksText: string;
    nextMail: string;
    nextDays: string;
    nextGifts: string;
    toFront: string;
  }>;
  export default room;
}

declare module '#texts/website/en' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/website/ar' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/website/es' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/website/fr' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/website/mi' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/website/vi' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/website/zh' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/website/languages' {
  const languages: { readonly [language: string]: () => Promise<{ translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] } }> };
  export default languages;
}

declare module '#texts/website/all' {
  type Rooms = { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
  const languages: Readonly<{ ar: Rooms; es: Rooms; fr: Rooms; mi: Rooms; vi: Rooms; zh: Rooms }>;
  export default languages;
}
