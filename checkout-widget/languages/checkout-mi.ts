import type { Translation } from '#runtime/texts/language.ts';

/** The native speakers who have read these texts: nobody yet. */
export const reviewedBy: readonly string[] = [];

/** Te reo Māori. */
export const translation: Translation = {
  'pay-widget': {
    checkout: 'Utu',
    loading: 'E uta ana i te utu',
    wait: 'Taihoa koa',
    notLoaded: 'Kāore i taea te utu te uta. Tirohia tō hononga, ka whakamātau anō.',
    notStarted: 'Kāore i taea tēnei utunga te whakatuwhera. Whakapā atu ki te toa.',
    retry: 'Whakamātau anō',
    chooseTitle: 'Kōwhiria me pēhea te utu',
    payByCard: 'Utua ki te kāri',
    payFromBank: 'Utua mai i te pūkete pēke',
    confirmTitle: 'Whakaūngia te utu ki tō pēke',
    messageTitle: 'He karere mō te utu',
    savedCardTitle: 'Utua ki te kāri kua tiakina',
    payWith: 'Utua mā {provider}',
    card: 'Whakamahia te kāri nama, kāri taurewa rānei',
    cardTitle: 'Utua ki te kāri nama, kāri taurewa rānei',
    savedCard: 'Utua ki te kāri kua tiakina',
    bankAccount: 'Utua mai i te pūkete pēke',
    closedUnpaid: 'Kua katia a {provider}. Kāore he utu.',
    closed: 'Kua katia a {provider}.',
    bankAsks: 'E tono ana tō pēke kia whakaūngia te utu.',
  },
  'pay-widget-3ds': {
    loadAgain: 'Utaina anō',
    slow: 'E roa ana te whārangi o tō pēke. Ka taea te tatari, te uta anō rānei.',
    waiting: 'E tatari ana ki tō whakaū. Waiho tēnei whārangi kia tuwhera.',
  },
  'pay-widget-3ds-said': {
    inApp: 'Whakaūngia tēnei utu i te taupānga o tō pēke.',
  },
  'pay-widget-form': {
    notLoaded: 'Kāore i taea te puka te uta. Tirohia tō hononga, ka whakamātau anō.',
    submit: 'Tukuna',
    cardDetails: 'Taipitopito kāri',
    bankDetails: 'Taipitopito pūkete pēke',
  },
  'pay-widget-form-said': {
    notSent: 'Kāore i taea ō taipitopito te tuku. Tukuna anō te puka.',
    silent: 'Kāore te puka i whakautu. Tukuna anō.',
  },
  'pay-widget-provider': {
    hint: 'Ka huaki he matapihi haumaru o {provider} ina pēhia te pātene.',
    payWith: 'Utua mā {provider}',
  },
  'pay-widget-saved': {
    expires: 'Ka pau {date}',
    expired: 'Kua pau',
    card: 'Kāri',
    endingIn: 'ka mutu ki te {last4}',
    notSent: 'Kāore i taea tō kōwhiringa te tuku. Kōwhiria anō te kāri.',
  },
  'pay-widget-stage': {
    stalled: 'Kāore i taea te utu te haere tonu.',
    failed: 'Kāore i taea tēnei hipanga te whakaatu. Tirohia tō hononga.',
    refused: 'Kua mutu tēnei wāhanga utu. Utaina anō te whārangi kia tīmata anō.',
    success: 'Kua oti te utu.',
    failure: 'Kāore te utu i tutuki.',
    expired: 'Kua pau te wā hei utu. Hoki atu ki te toa ki te tīmata anō.',
    ending:
      'Kua iti iho i te rua meneti e toe ana hei utu. Ki te pau te wā, ka taea te hoki ki te toa me te tīmata anō.',
    retry: 'Whakamātau anō',
    goBack: 'Hoki ki ngā tikanga utu',
    again: 'Tukuna anō',
    unsent: 'Kāore i taea te hua te tuku. Kāore he mea i ngaro: tukuna anō.',
    choose: 'Kōwhiria me pēhea te utu',
    next: 'Haere tonu',
    noWay: 'Kāore he tikanga utu i konei ināianei. Whakamātauria tētahi atu pūrere, whakapā rānei ki te toa.',
  },
  'pay-widget-vault': {
    loading: 'E uta ana i PayPal…',
    waiting: 'E tatari ana ki PayPal…',
    notAvailable: 'Kāore a PayPal e wātea ana ināianei.',
    saved: 'Kua tiakina tō pūkete PayPal.',
    retry: 'Whakamātau anō',
  },
  'pay-widget-wallet': {
    notHere: 'Kāore a {name} e wātea ana i konei. Whakamātau anō, kōwhiria rānei tētahi atu tikanga utu.',
    loading: 'E uta ana i {name}…',
    unstarted: 'Kāore i taea te utu te tīmata. Pēhia anō te pātene.',
    unknown:
      'Kāore mātou e mōhio mēnā i tutuki te utu. Pēhia anō te pātene hei tirotiro: e kore e tangohia rua te utu.',
  },
};
