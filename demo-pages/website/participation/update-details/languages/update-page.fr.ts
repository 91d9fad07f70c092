/** French; no native speaker has read it yet. */
export const UPDATE_PAGE_FR = {
  title: 'Mettez vos données à jour',
  description:
    'Signalez un nouveau nom, une adresse, un téléphone, un e-mail ou une date d’expiration de carte. Site de démonstration.',
  supporters: 'Pour les personnes qui nous soutiennent',
  lead: 'Déménagement, mariage, nouvelle carte ? Cochez ce qui a changé, et vos dons continuent sans interruption.',
  before: 'Avant de commencer',
  neverCard: 'Jamais votre numéro de carte.',
  neverCardText: '{never} Nous ne demandons que la nouvelle date d’expiration. Si le numéro a changé, appelez-nous.',
  whyOld: 'Pourquoi vos anciennes données ?',
  whyOldText: '{why} Elles nous permettent de vous retrouver. Elles n’ont pas besoin d’être complètes.',
  person: 'Une personne fait chaque changement',
  personText:
    '{person} dans les deux jours ouvrables, et un message part à l’adresse que nous avions, pour que personne ne puisse la changer à votre insu.',
  talk: 'Vous préférez parler ? {phone} (illustratif). Lisez notre {notice}.',
  thanksTitle: 'Merci, nous avons vos changements',
  thanksText: 'Une personne examine chaque changement avant de le faire.',
  nextMail: 'Un message part à l’adresse que nous avions, pour être sûrs que c’était vous.',
  nextDays: 'Nous faisons le changement dans les deux jours ouvrables.',
  nextGifts: 'Entre-temps, vos dons continuent sans changement.',
  toFront: 'Aller à la page d’accueil',
};
