/** French; no native speaker has read it yet. */
export const APPEAL_PAGE_FR = {
  appeal: 'Appel',
  fromFirstDay: 'Le formulaire de don figure ici dès le premier jour.',
  giveTo: 'Donner à cet appel',
  howFar: 'Où nous en sommes',
  demonstration:
    'Les chiffres sont ceux de cette démonstration : les paiements vont à un bac à sable, aucun argent ne circule.',
  isOver: 'Cet appel est terminé',
  endedOn: 'Il s’est terminé le {day}. Vous pouvez encore {give}.',
  ended: 'Vous pouvez encore {give}.',
  whereNeeded: 'donner là où le besoin est le plus grand',
  matchedAll: '{partner} a abondé les dons jusqu’au total de {cap}.',
  doubles: '{partner} double chaque don, jusqu’à {cap} en tout (offre illustrative).',
  adds: '{partner} ajoute {percent} % à chaque don, jusqu’à {cap} en tout (offre illustrative).',
};
