/** French; no native speaker has read it yet. */
export const DONATE_FR = {
  title: 'Donner',
  description:
    'Donnez une fois ou chaque mois pour des personnes forcées de fuir. Le site de démonstration d’une agence pour les réfugiés fictive ({country}).',
  descriptionSandbox:
    'Donnez une fois ou chaque mois pour des personnes forcées de fuir. Le site de démonstration d’une agence pour les réfugiés fictive ({country}) : les paiements ont lieu dans un environnement d’essai.',
  heading: 'Soutenez une famille forcée de fuir',
  lead: 'Une fois, ou un peu chaque mois. Vous choisissez le montant et voyez ce qu’il permet avant de donner.',
  before: 'Avant de donner',
  shares:
    'Sur chaque dollar, 81 cents parviennent aux personnes forcées de fuir, 12 servent à la collecte de fonds et 7 aux frais de fonctionnement (chiffres d’exemple).',
  straight:
    'Le numéro de votre carte ou de votre compte va directement à notre prestataire de paiement. Ce site ne le voit ni ne le conserve jamais.',
  change:
    'Vous pouvez modifier ou arrêter un don mensuel à tout moment sous « {myGiving} », ou par un simple appel au {phone} (exemple).',
  seeGift: 'Vous trouverez votre don et son reçu sous « {myGiving} ».',
  myGiving: 'Mes dons',
  thing:
    'Vous préférez offrir un objet plutôt qu’une somme ? {gifts}, chacun avec une carte pour une personne qui vous est chère.',
  seeGifts: 'Voir les cadeaux',
  inEnglish:
    'Votre reçu, nos messages et « Mes dons » sont aussi dans cette langue. Pour donner depuis un compte bancaire, utilisez {page}, où se trouve l’accord.',
  englishPage: 'la page en anglais',
  howToStop:
    'Vous pouvez le modifier, le mettre en pause ou l’arrêter à tout moment sur ce site sous « Mes dons », par le lien de chaque reçu, ou par téléphone au {phone}. On ne vous demandera pas pourquoi.',
  blankets: 'cinq couvertures épaisses',
  cooks: 'une famille cuisine de nouveau ses propres repas',
  tent: 'une tente pour une famille de cinq personnes',
  canvas: 'deux familles sous tente',
  school: 'un enfant à l’école toute l’année',
  water: 'de l’eau potable pour une famille toute l’année',
  workshop: 'une place d’atelier et ses outils',
  midwife: 'le matériel d’une sage-femme pour vingt naissances',
  needsScript:
    'Une carte se saisit dans le formulaire de notre prestataire de paiement, qui nécessite JavaScript. Sans lui, la page suivante explique comment donner par téléphone ou par virement.',
  complete: 'Comment terminer votre don',
  almost: 'Presque terminé',
  written: 'Nous avons noté votre don de {sum}. Rien n’a encore été prélevé.',
  writtenMonthly: 'Nous avons noté votre don de {sum} par mois. Rien n’a encore été prélevé.',
  thanks: 'Merci pour votre don',
  paid: 'Votre don de {sum} est payé. Votre reçu {number} arrive par e-mail.',
  accepted:
    'Votre banque a pris en charge votre don de {sum}. L’argent arrive dans quelques jours, et votre reçu vient alors par e-mail. Vous n’avez rien à faire.',
  checkingTitle: 'Nous vérifions votre don',
  checking:
    'Nous vérifions encore si votre don de {sum} a abouti. Ne donnez pas à nouveau : rechargez cette page dans une minute. Vous ne serez pas débité deux fois.',
  returnedTitle: 'Votre don vous a été rendu',
  returned: 'Votre don de {sum} a été payé, puis l’argent vous a été rendu.',
  reference: 'Votre référence : {reference}',
  byPhone: 'Par téléphone',
  call: 'Appelez le {phone} (exemple) et indiquez la référence. Nous prenons votre carte ou votre compte par téléphone.',
  byTransfer: 'Par virement bancaire',
  name: 'Nom',
  account: 'Compte',
  bank: '{bank} (exemple)',
  amount: 'Montant',
  referenceName: 'Référence',
  receipt: 'Votre reçu arrive par e-mail dès que le don nous est parvenu.',
  toFront: 'Retour à l’accueil',
};
