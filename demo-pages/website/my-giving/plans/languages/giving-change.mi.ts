/** Te reo Māori; no native speaker has read it yet. */
export const GIVING_CHANGE_MI = {
  askAmount: 'Hurihia te rahinga?',
  askDay: 'Hurihia te rā?',
  askPause: 'Whakatāria tō koha ia marama?',
  askResume: 'Whakamutua te whakatā?',
  askStop: 'Whakamutua tō koha ia marama?',
  doAmount: 'Hurihia te rahinga',
  doDay: 'Hurihia te rā',
  doPause: 'Whakatāria taku koha ia marama',
  doResume: 'Whakamutua te whakatā',
  doStop: 'Whakamutua taku koha ia marama',
  backAmount: 'Waiho kia pēnei tonu',
  backDay: 'Waiho kia pēnei tonu',
  backPause: 'Kaua e whakatā',
  backResume: 'Noho tonu i te whakatā',
  backStop: 'Koha tonu',
  newTitle: 'Kua huri tētahi mea i tēnei wā',
  newText: 'Kāore anō koe kia huri i tētahi mea. Pānuitia anō ka ahatia, ka whakaū ai.',
  giveCard: 'Homai he kāri kē',
  useBank: 'Whakamahia he pūkete pēke',
  newCard:
    'Ka tangohia tō koha ia marama i {source} ināianei. Kāore he moni e tangohia i tēnei rā: mō te koha e whai ake nei me ērā o muri te kāri hou.',
  newAccount:
    'Ka tangohia tō koha ia marama i {source} ināianei. Kāore he moni e tangohia i tēnei rā: mō te koha e whai ake nei me ērā o muri te pūkete hou.',
  needsScript: 'Me whai JavaScript tēnei',
  needsScriptText:
    'Nā tō mātou kaituku utu te puka, kia kore ai ō nama e tae mai ki a mātou. Whakakāngia te JavaScript, waea mai rānei ki {phone} (he tauira).',
  agreed: 'Kua pānuitia e au te whakaaetanga, ā, ka taea e au anake te whakaae ki te tango moni i tēnei pūkete',
  back: 'Hoki ki tō koha ia marama',
  unclear: 'Kāore i mārama te whakautu a tō mātou kaituku utu. Kāore he mea i huri: whakamātau anō.',
  unchanged: 'Kāore he mea i huri.',
  unreached:
    'Kāore e taea te whakapā atu ki tō mātou kaituku utu. Kāore he mea i huri, kāore he moni i neke: whakamātau anō ā te meneti.',
  unknown:
    'Kāore tō mātou kaituku utu i whakautu. Kāore he mea i huri, kāore he moni i neke: whakamātau anō ā te meneti.',
  incomplete: 'Kāore te puka i oti. Kāore he mea i huri: whakamātau anō.',
  tickAgreement: 'Tohua te pouaka kia whakaae ki te whakaaetanga.',
  oneMoment: 'Taihoa: kei te tiakina mō tō koha ia marama…',
  reload: 'Uta anō i tēnei whārangi kia whakamātau anō.',
  noServer:
    'Kāore e taea te whakapā atu ki tō mātou tūmau. Uta anō i tēnei whārangi kia whakamātau anō; kāore e tangohia ruatia.',
  useCard: 'Whakamahia tēnei kāri',
  useAccount: 'Whakamahia tēnei pūkete',
};
