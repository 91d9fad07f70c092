/** Te reo Māori; no native speaker has read it yet. */
export const ECARD_MAIL_MI = {
  via: '{giver} mā Haven',
  dear: 'E {name},',
  cardReason:
    'Kotahi anake te wā ka whiwhi koe i tēnei īmēra, nā te mea i homai e {giver} tō wāhitau hei tuku i tēnei kāri. Kāore mātou e tiaki mō tētahi atu take.',
};
