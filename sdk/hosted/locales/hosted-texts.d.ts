// Written by `npm run texts`.

declare module '#texts/hosted/messages' {
  const room: { readonly room: string; readonly texts: Readonly<{
    loading: string;
    retry: string;
    submit: string;
    processing: string;
    assurance: string;
    formName: string;
    methods: string;
    card: string;
    giftCard: string;
    bank: string;
    or: string;
    endingIn: string;
    savedCard: string;
    ccvFront: string;
    ccvBack: string;
    optional: string;
    required: string;
    enter: string;
    choose: string;
    enterCardName: string;
    enterCardNumber: string;
    enterExpiry: string;
    enterCcv: string;
    wrongCardNumber: string;
    schemeRefused: string;
    cardRefused: string;
    expiryFormat: string;
    expired: string;
    expiryYear: string;
    ccvDigits: string;
    numberAsName: string;
    email: string;
    phone: string;
    pin: string;
    giftNumber: string;
    bsb: string;
    accountNumber: string;
    routing: string;
    nzAccount: string;
    accountCountry: string;
    au: string;
    nz: string;
    other: string;
    phoneCountry: string;
    consent: string;
    gatewayLength: string;
    gatewayCharacters: string;
    individual: string;
    company: string;
    savings: string;
    checking: string;
    attention: string;
    inputRemains: string;
    tooMany: string;
    refused: string;
    reload: string;
    busy: string;
    unreadable: string;
    noToken: string;
    timeout: string;
    unreachable: string;
    noSettings: string;
    cannotShow: string;
    fault: string;
  }> };
  export default room;
}

declare module '#texts/hosted/labels' {
  const room: { readonly room: string; readonly texts: Readonly<{
    card_name: string;
    card_number: string;
    expire_month: string;
    card_ccv: string;
    card_pin: string;
    account_name: string;
    account_bsb: string;
    account_number: string;
    account_routing: string;
    account_holder_type: string;
    account_bank_name: string;
    account_type: string;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    phone2: string;
    address_line1: string;
    address_line2: string;
    address_state: string;
    address_country: string;
    address_city: string;
    address_postcode: string;
    address_company: string;
    save_card_consent_accepted: string;
  }> };
  export default room;
}

declare module '#texts/hosted/en' {
  export const translation: { readonly [room: string]: { readonly [key: string]: string } };
}

declare module '#texts/hosted/ar' {
  export const translation: { readonly [room: string]: { readonly [key: string]: string } };
}

declare module '#texts/hosted/es' {
  export const translation: { readonly [room: string]: { readonly [key: string]: string } };
}

declare module '#texts/hosted/fr' {
  export const translation: { readonly [room: string]: { readonly [key: string]: string } };
}

declare module '#texts/hosted/mi' {
  export const translation: { readonly [room: string]: { readonly [key: string]: string } };
}

declare module '#texts/hosted/vi' {
  export const translation: { readonly [room: string]: { readonly [key: string]: string } };
}

declare module '#texts/hosted/zh' {
  export const translation: { readonly [room: string]: { readonly [key: string]: string } };
}

declare module '#texts/hosted/languages' {
  const languages: { readonly [language: string]: () => Promise<{ translation: { readonly [room: string]: { readonly [key: string]: string } } }> };
  export default languages;
}

declare module '#texts/hosted/all' {
  type Rooms = { readonly [room: string]: { readonly [key: string]: string } };
  const languages: Readonly<{ ar: Rooms; es: Rooms; fr: Rooms; mi: Rooms; vi: Rooms; zh: Rooms }>;
  export default languages;
}
