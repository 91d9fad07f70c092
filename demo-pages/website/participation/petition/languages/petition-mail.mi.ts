/** Te reo Māori; no native speaker has read it yet. */
export const PETITION_MAIL_MI = {
  subject: 'I waitohu koe i “{title}”',
  heading: 'He mana tō ingoa',
  thanks:
    'Ngā mihi mō te waitohu i “{title}”. Ka tukuna atu te petihana ina tae ki te {goal} ngā ingoa, ā, ka tuhi anō mātou ki a koe mō ngā hua.',
  pass: 'Ka rua te waitohu kotahi ina tukuna atu e koe.',
  show: 'Whakaaturia te petihana ki tētahi',
  reason:
    'Kei te whiwhi koe i tēnei īmēra nā te mea i tuhia tēnei wāhitau i raro i te petihana. Mēnā ehara nāu, waea mai ki {phone} (he tauira), ka tangohia te ingoa.',
};
