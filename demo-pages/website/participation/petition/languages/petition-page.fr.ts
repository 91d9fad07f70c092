import type { PetitionTexts } from '../petition-texts.ts';

/** The petition of Australia in French. */
export const PETITION_FR: PetitionTexts = {
  addressee: 'Aux membres du Parlement',
  lead:
    'Une personne qui a trouvé la sécurité ne devrait pas avoir à choisir entre elle et ses enfants. ' +
    'Nous demandons au Parlement que les familles réfugiées soient réunies en un an.',
  story: [
    'Samira est partie de nuit avec deux de ses quatre enfants, parce qu’il n’y avait que trois ' +
      'places dans le camion. C’était il y a cinq ans. Elle travaille maintenant dans une boulangerie ' +
      'de Geelong, loue deux chambres de plus qu’il ne lui en faut, et parle aux deux autres par un ' +
      'téléphone qu’ils partagent avec les voisins de leur grand-mère.',
    'Seul un formulaire les sépare. Il exige un acte de naissance d’une administration qui a brûlé, des frais de ' +
      'trois mois de salaire par enfant, et une patience sans fin. Pendant qu’il attend dans une pile, les enfants ' +
      'deviennent adultes, et les adultes n’ont peut-être plus le droit de venir.',
  ],
  asks: [
    [
      'Décider en douze mois',
      'Une demande complète reçoit une réponse en un an, et l’âge compte au jour où elle a été ' +
        'déposée : personne n’atteint dix-huit ans dans une pile de papiers.',
    ],
    ['Supprimer les frais', 'Pour les enfants, conjoints et parents de réfugiés, être réunis ne coûte rien.'],
    [
      'Accepter d’autres preuves',
      'Là où aucun acte ne peut être obtenu, un test, une photographie et la parole de gens qui ' +
        'connaissent la famille suffisent.',
    ],
  ],
  quote: 'Mon fils demande ce que sent la cuisine. Je lui dis : le pain. Il répond : garde-m’en un peu.',
  speaker: 'Samira, qui nous a confié son histoire et un autre nom',
};
