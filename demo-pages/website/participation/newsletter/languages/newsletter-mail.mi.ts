/** Te reo Māori; no native speaker has read it yet. */
export const NEWSLETTER_MAIL_MI = {
  subject: 'Nau mai: he rongo nā Haven, tata ki te kotahi i te marama',
  heading: 'Ngā mihi mō te noho tūhono',
  welcome:
    'Tata ki te kotahi i te marama ka rongo koe i te hunga e tū tahi nei koutou: he aha i pā ki tētahi kura, puna wai, whānau rānei, ā, he aha e whai ake nei. Kāore i tua atu, ā, kāore tō wāhitau e tukuna ki tētahi atu.',
  read: 'Pānuitia ngā rongo hou',
  reason:
    'Kei te whiwhi koe i tēnei īmēra nā te mea i tuhia tēnei wāhitau ki tētahi o ā mātou puka pānui. Mēnā ehara nāu, whakakorea te ohauru: kāore koe e rongo anō.',
  leave: 'Wehe i te pānui',
  leaveText:
    'I tuhia e tētahi tēnei wāhitau hei wehe i tā mātou pānui. Pēhia anō te pātene, ā, kāore mātou e tuku pānui anō.',
  leaveNotYou: 'Ehara nāu? Waiho noa, ka noho tonu ngā mea katoa.',
  leaveReason: 'Kei te whiwhi koe i tēnei īmēra nā te mea i tuhia tēnei wāhitau ki tā mātou whārangi wehe i te pānui.',
};
