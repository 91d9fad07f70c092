/** Te reo Māori; no native speaker has read it yet. */
export const PRIVACY_MI = {
  title: 'Tūmataiti',
  lead: 'He whakahaere tito a {agency}, ā, he whakaaturanga tēnei pae. Heoi anō, ka tiakina ngā mea ka patohia e koe pēnei i tā te mea tūturu i raro i te {act}.',
  collect: 'Ngā mea ka kohia, me te take',
  order: 'Tō ingoa, waea, īmēra me tō wāhitau nama, ka tono koe: mō tō rihīti me ngā pātai mō tō tono.',
  gift: 'Tō ingoa me tō īmēra, me ērā atu mea ka tuhia, ka koha moni koe: mō tō rihīti, mō ngā utu hoki o te koha ā-marama.',
  cards:
    'Ngā ingoa, ngā īmēra me ngā karere kei ō kāri-ī: hei tuku i ngā kāri. Tēnā kōrero ki te hunga ka whakaingoatia e koe.',
  newsletter: 'Tō ingoa me tō īmēra, ka hono koe ki te pānui: hei tuku. He hono kei ia īmēra hei whakamutu tonu atu.',
  petition:
    'Tō ingoa me tō īmēra, me te waehere poutāpeta me te waea pūkoro mēnā ka hoatu, ka waitohu koe i te petihana: kia kotahi te tatau i ia tangata, kia tukuna hoki ngā ingoa me ngā waehere ki te hunga e tonoa ana.',
  guide: 'Tō īmēra, ka tono koe i te aratohu mō ngā koha i ngā wira: hei tuku.',
  details:
    'Ō taipitopito tawhito me ngā mea hou, ka tono koe kia hurihia: hei kimi i a koe, hei huri hoki. Ka whakamōhio mātou i a koe ki te wāhitau i a mātou.',
  network:
    'Te wāhitau whatunga i tukuna ai te puka: ka tatauria mō ētahi meneti hei ārai waipuke, kāore e penapena. Mō te hono ki Aku koha ka penapenatia mō te haurua hāora.',
  payingNetwork: 'Te wāhitau whatunga i utu ai koe: hei tiaki i ngā kāri i te mahi hē.',
  without:
    'Ka taea te titiro i ngā whārangi katoa, te whakakī i te kāta hoki, me te kore e kī mai ko wai koe. Ki te kore ō taipitopito, kāore e taea te tango tono.',
  neverSee: 'Ngā mea kāore mātou e kite',
  cardNumber:
    'Te tau o tō kāri me te waehere haumaru. Ka patohia ki te puka a tō mātou kaiwhakarato utu, ki reira anake; ka puritia e mātou he tohutoro ki te utu.',
  whoElse: 'Ko wai atu ka whiwhi',
  whoElseText:
    'Ka whiwhi te kaiwhakarato utu i tō ingoa, īmēra me tō waea me te utu. Ka tae ō kāri-ī ki te hunga ka whakaingoatia e koe, ā, ka tae ngā ingoa me ngā waehere poutāpeta o te petihana ki te hunga e tonoa ana. Kāore tētahi atu, kāore he mea e hokona, e tukuna rānei ki tāwāhi. Kei tō mātou ake tūmau te rapu wāhitau.',
  cookie: 'Te pihikete',
  cookieText:
    'Kotahi te pihikete, {cookie}, ka maumahara ki tō kāta mō ngā rā 30. Kāore e taea e ngā tuhinga te pānui, kāore hoki e whai i a koe ki wāhi kē.',
  cookieGiving:
    'Ina huakina e koe a Aku koha mā te hono i tō īmēra, ka maumahara te tuarua, {cookie}, mō ngā meneti 30 i muri i tō pēhanga whakamutunga, i aua whārangi anake. Ka mōhio te tuatoru, {device}, ki tō pūtirotiro mō ngā rā 400, kia kore ai tētahi e aukati i a koe mā te tono i tō hono.',
  cookieEvents:
    'Ka taea e ngā kaiwhakawhanake te whakakā i tētahi {panel}; kātahi ka maumahara tētahi atu pihikete, {cookie}, kia katia rā anō te pūtirotiro. Kāore he mea e inea.',
  panel: 'paewhiri o ngā takahanga tātari',
  howLong: 'Te roa o te pupuri',
  keptCart: 'He kāta, ōna kāri me ngā taipitopito kāore i utua, i muri i tō toronga whakamutunga: 30 rā',
  keptMails: 'Ngā īmēra i tukuna e mātou ki a koe: 90 rā',
  keptNetworks: 'Te wāhitau whatunga o tētahi utu: 180 rā',
  keptChanges: 'Ngā huringa o ō taipitopito i tonoa e koe: kotahi tau',
  keptGuides: 'Tō tono mō te aratohu o ngā koha i ngā wira: rua tau',
  keptSignatures: 'Tō waitohu i raro i te petihana: toru tau, i te wā e tukuna ana, e whakautua ana',
  keptFormerSubscribers:
    'Tō wāhitau i te rārangi pānui kia wehe rā anō koe, me te toru tau anō kia mōhio ai kua wehe koe',
  keptGiving:
    'Ko wai koe, me ō koha, ō tono me ō koha ā-marama: e whitu tau i muri i te mea whakamutunga, e ai ki te ture tāke',
  withoutYou: 'Ka noho tonu ngā rahi, ngā rā me ngā tau rihīti o ngā koha i ā mātou kaute, kāore koe i reira.',
  rights: 'Ō motika',
  rightsText:
    'Mēnā kua koha koe, ka taea te kite, te whakatika, te tikiake me te muku i ā mātou e pupuri ana i raro i {giving}. Ka taea e te katoa te tono mai: waea mai ki {phone} (he tau tauira). Ki te kore koe e pai ki tā mātou whakautu, ka taea te amuamu ki {regulator}.',
};
