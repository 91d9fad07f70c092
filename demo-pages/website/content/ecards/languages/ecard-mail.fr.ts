/** French; no native speaker has read it yet. */
export const ECARD_MAIL_FR = {
  via: '{giver} via Haven',
  dear: 'Cher/Chère {name},',
  cardReason:
    'Vous recevez ce message une seule fois, parce que {giver} a donné votre adresse pour vous envoyer cette carte. Nous ne la gardons pour rien d’autre.',
};
