/** Te reo Māori; no native speaker has read it yet. */
export const PAYMENT_ANSWERS_MI = {
  declined:
    'I whakakāhoretia tēnei kāri e tō pēke, nō reira kāore he moni i tangohia. Pātai ki tō pēke, whakamahia rānei tētahi atu kāri.',
  declinedExpired:
    'Kua pau te wā o tēnei kāri, nō reira kāore he moni i tangohia. Tirohia te rā pau, whakamahia rānei tētahi atu kāri.',
  declinedCcv:
    'Kei te hē te waehere haumaru (CCV) o tō kāri, nō reira kāore he moni i tangohia. Tāurua anō tō kāri, ka tirohia te waehere.',
  declinedFunds:
    'E ai ki tō pēke kāore e rawaka te moni mō tēnei utu, nō reira kāore he moni i tangohia. Whakamahia tētahi atu kāri, whakamātau anō rānei ā muri atu.',
  declinedLimit:
    'He nui ake tēnei utu i te tepe o tō kāri, nō reira kāore he moni i tangohia. Pātai ki tō pēke mō te tepe, whakamahia rānei tētahi atu kāri.',
  bankAway:
    'Kāore tō pēke i whakautu, nō reira kāore he moni i tangohia. Whakamātau anō ā ētahi meneti, whakamahia rānei tētahi atu kāri.',
  bankRefused:
    'Kāore i taea e tō pēke te whakaū nāu tēnei utu, nō reira kāore he moni i tangohia. Whakamātau anō, whakamahia rānei tētahi atu kāri.',
  ourFault:
    'Nā tētahi hapa i tō mātou taha i aukati tēnei utu, nō reira kāore he moni i tangohia. Ehara i te hē o tō kāri, o tō pūkete rānei. Whakamātau anō ā ētahi meneti, waea mai rānei.',
  failed: 'Kāore i taea tō kāri, ā, kāore he moni i tangohia. Whakamātau anō, whakamahia rānei tētahi atu kāri.',
  badToken: 'Kāore i taea te whakamahi ēnei taipitopito utu, nō reira kāore he moni i tangohia. Tāurua anō.',
  unreached:
    'Kāore mātou i tae ki tō mātou kaiwhakarato utu, nō reira kāore he moni i tangohia. Whakamātau anō ā muri i ētahi meneti.',
  busy: 'Kei te pokea tō mātou kaiwhakarato utu ināianei, nō reira kāore he moni i tangohia. Whakamātau anō ā te meneti kotahi.',
  unknown:
    'Kei te tirohia tonu e mātou mēnā i tutuki tō utu. Kaua e utu anō: uta anō i tēnei whārangi ā te meneti kotahi. E kore koe e utua ruatia.',
  bankCheck:
    'E hiahia ana tō pēke kia whakaūngia e koe tēnei utu i te tuatahi, nō reira kāore he moni i tangohia. Tāurua anō tō kāri, ka whakaū ai.',
  walletRefused:
    'Kāore a PayPal i whakatutuki i tēnei utu, ā, kāore he moni i tangohia. Whakamātau anō, utua rānei mā te kāri.',
  walletPending: 'Kei te tirohia tonu e PayPal tēnei utu. Kaua e utu anō: ka tae atu tō rīhiti mā te īmēra ina tutuki.',
  unreceived: 'Kāore tō utu i tae mai, nō reira kāore he moni i tangohia. Whakamātau anō.',
  alreadyPaid:
    'Kua utua kētia tēnei tono, nō reira kāore he moni anō i tangohia. Uta anō i tēnei whārangi kia haere tonu.',
  amountChanged:
    'Kua rerekē te tapeke o tō kāta, nō reira kāore he moni i tangohia. Uta anō i tēnei whārangi, tirohia te tapeke hou, ka utu anō ai.',
  stockShort:
    'I tere ake tētahi atu: he iti ake te toenga o tētahi koha i tērā i tō kāta, nō reira kāore he moni i tangohia. Uta anō i tēnei whārangi kia kite i ngā rerekētanga, ka utu ai i te toenga.',
  notOffered: 'Kāore tēnei huarahi utu i te wātea i konei, nō reira kāore he moni i tangohia. Kōwhiria tētahi atu.',
  noOrder:
    'Kāore i kitea tō tono i tēnei pūtirotiro. Rapua tētahi rihīti i ō īmēra i mua i te utu anō. Ki te kore, hoki ki tō kāta, ka tīmata anō.',
  emptyCart: 'He kau tō kāta, nō reira kāore he moni i tangohia. Kōwhiria he koha i te tuatahi.',
  wallet: 'Kāore a PayPal i te wātea ināianei, kōwhiria tētahi atu ara utu.',
  tooMany:
    'He maha rawa ngā whakamātau utu, nō reira kāore he moni i tangohia. Tatari kia tekau meneti, ka whakamātau anō.',
  tooManyToday:
    'He maha rawa ngā kāri o tō whatunga i whakakāhoretia i tēnei rā, nō reira kāore tēnei i whakamātauria, ā, kāore he moni i tangohia. Utua mā PayPal, waea mai rānei kia tangohia tō koha mā te waea.',
  cardLimit:
    'He maha rawa ngā whakakāhoretanga o tēnei kāri, nō reira kāore i whakamātauria anō, ā, kāore he moni i tangohia. Whakamahia tētahi atu kāri, tatari rānei kia tekau meneti.',
  botCheck:
    'He maha ngā kāri i whakakāhoretia, nō reira me whakaū mātou he tangata e utu ana. Kāore he moni i tangohia. Uta anō i tēnei whārangi, ka utu anō.',
  badRequest:
    'Kāore i taea te pānui i te utu, nō reira kāore i mahia. Uta anō i te whārangi kia kite mēnā i tutuki tētahi utu o mua, kātahi ka whakamātau anō.',
  giftPaid: 'Kua utua kētia tēnei koha, nō reira kāore he moni anō i tangohia. Kei ō īmēra tō rīhiti.',
  giftChanged:
    'He rerekē te tapeke i te whārangi me te tapeke o tō koha, nō reira kāore he moni i tangohia. Uta anō i tēnei whārangi, tirohia te tapeke, ka koha anō.',
  noGift:
    'Kāore i kitea tō koha. Rapua tētahi rihīti i ō īmēra i mua i te koha anō. Ki te kore, uta anō i tēnei whārangi, ka tīmata anō.',
  noAmount: 'Kāore anō he moni hei koha, nō reira kāore he moni i tangohia. Kōwhiria he moni.',
  details: 'Whakatikahia ngā taipitopito i raro nei. Kāore he moni i tangohia.',
  unavailable: 'Kāore tēnei ara koha i te wātea mō tēnei koha, nō reira kāore he moni i tangohia. Kōwhiria tētahi atu.',
};
