// Written by `npm run texts`.

declare module '#texts/checkout/pay-widget' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    checkout: string;
    loading: string;
    wait: string;
    notLoaded: string;
    notStarted: string;
    retry: string;
    chooseTitle: string;
    payByCard: string;
    payFromBank: string;
    confirmTitle: string;
    messageTitle: string;
    savedCardTitle: string;
    payWith: With<'provider'>;
    card: string;
    cardTitle: string;
    savedCard: string;
    bankAccount: string;
    closedUnpaid: With<'provider'>;
    closed: With<'provider'>;
    bankAsks: string;
  }>;
  export default room;
}

declare module '#texts/checkout/pay-widget-3ds' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    loadAgain: string;
    slow: string;
    waiting: string;
    inApp: string;
  }>;
  export default room;
}

declare module '#texts/checkout/pay-widget-form' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    notLoaded: string;
    submit: string;
    cardDetails: string;
    bankDetails: string;
    notSent: string;
    silent: string;
  }>;
  export default room;
}

declare module '#texts/checkout/pay-widget-provider' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    hint: With<'provider'>;
    payWith: With<'provider'>;
  }>;
  export default room;
}

declare module '#texts/checkout/pay-widget-saved' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    expires: With<'date'>;
    expired: string;
    card: string;
    endingIn: With<'last4'>;
    notSent: string;
  }>;
  export default room;
}

declare module '#texts/checkout/pay-widget-stage' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    stalled: string;
    failed: string;
    refused: string;
    success: string;
    failure: string;
    expired: string;
    ending: string;
    retry: string;
    goBack: string;
    again: string;
    unsent: string;
    choose: string;
    next: string;
    noWay: string;
  }>;
  export default room;
}

declare module '#texts/checkout/pay-widget-vault' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    loading: string;
    waiting: string;
    notAvailable: string;
    saved: string;
    retry: string;
  }>;
  export default room;
}

declare module '#texts/checkout/pay-widget-wallet' {
  import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';
  const room: Room<{
    notHere: With<'name'>;
    loading: With<'name'>;
    unstarted: string;
    unknown: string;
  }>;
  export default room;
}

declare module '#texts/checkout/en' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/checkout/ar' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/checkout/es' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/checkout/fr' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/checkout/mi' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/checkout/vi' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/checkout/zh' {
  export const translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
}

declare module '#texts/checkout/languages' {
  const languages: { readonly [language: string]: () => Promise<{ translation: { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] } }> };
  export default languages;
}

declare module '#texts/checkout/all' {
  type Rooms = { readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] };
  const languages: Readonly<{ ar: Rooms; es: Rooms; fr: Rooms; mi: Rooms; vi: Rooms; zh: Rooms }>;
  export default languages;
}
