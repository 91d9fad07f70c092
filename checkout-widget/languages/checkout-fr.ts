import type { Translation } from '#runtime/texts/language.ts';

/** The native speakers who have read these texts: nobody yet. */
export const reviewedBy: readonly string[] = [];

/** French. */
export const translation: Translation = {
  'pay-widget': {
    checkout: 'Paiement',
    loading: 'Chargement du paiement',
    wait: 'Veuillez patienter',
    notLoaded: 'Le paiement n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
    notStarted: 'Ce paiement n’a pas pu être ouvert. Veuillez contacter la boutique.',
    retry: 'Réessayer',
    chooseTitle: 'Choisissez comment payer',
    payByCard: 'Payer par carte',
    payFromBank: 'Payer depuis un compte bancaire',
    confirmTitle: 'Confirmer le paiement auprès de votre banque',
    messageTitle: 'Message sur le paiement',
    savedCardTitle: 'Payer avec une carte enregistrée',
    payWith: 'Payer avec {provider}',
    card: 'Utiliser une carte de crédit ou de débit',
    cardTitle: 'Payer avec une carte de crédit ou de débit',
    savedCard: 'Payer avec une carte enregistrée',
    bankAccount: 'Payer par compte bancaire',
    closedUnpaid: '{provider} a été fermé. Rien n’a été payé.',
    closed: '{provider} a été fermé.',
    bankAsks: 'Votre banque vous demande de confirmer le paiement.',
  },
  'pay-widget-3ds': {
    loadAgain: 'Recharger',
    slow: 'La page de votre banque prend du temps. Vous pouvez attendre ou la recharger.',
    waiting: 'En attente de votre confirmation. Gardez cette page ouverte.',
  },
  'pay-widget-3ds-said': {
    inApp: 'Confirmez ce paiement dans l’application de votre banque.',
  },
  'pay-widget-form': {
    notLoaded: 'Le formulaire n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
    submit: 'Envoyer',
    cardDetails: 'Données de la carte',
    bankDetails: 'Données du compte bancaire',
  },
  'pay-widget-form-said': {
    notSent: 'Vos données n’ont pas pu être envoyées. Envoyez de nouveau le formulaire.',
    silent: 'Le formulaire n’a pas répondu. Envoyez-le de nouveau.',
  },
  'pay-widget-provider': {
    hint: 'Une fenêtre sécurisée de {provider} s’ouvre quand vous appuyez sur le bouton.',
    payWith: 'Payer avec {provider}',
  },
  'pay-widget-saved': {
    expires: 'Expire {date}',
    expired: 'Expirée',
    card: 'Carte',
    endingIn: 'se terminant par {last4}',
    notSent: 'Votre choix n’a pas pu être envoyé. Choisissez de nouveau la carte.',
  },
  'pay-widget-stage': {
    stalled: 'Le paiement n’a pas pu continuer.',
    failed: 'Cette étape n’a pas pu être affichée. Vérifiez votre connexion.',
    refused: 'Cette session de paiement est terminée. Rechargez la page pour recommencer.',
    success: 'Le paiement est effectué.',
    failure: 'Le paiement n’a pas été effectué.',
    expired: 'Le temps pour payer est écoulé. Retournez à la boutique pour recommencer.',
    ending:
      'Il vous reste moins de deux minutes pour payer. Si le temps s’écoule, vous pouvez retourner à la boutique et recommencer.',
    retry: 'Réessayer',
    goBack: 'Retour aux moyens de paiement',
    again: 'Renvoyer',
    unsent: 'Le résultat n’a pas pu être envoyé. Rien n’est perdu : renvoyez-le.',
    choose: 'Choisissez comment payer',
    next: 'Continuer',
    noWay: 'Il n’y a aucun moyen de payer ici pour le moment. Essayez un autre appareil ou contactez la boutique.',
  },
  'pay-widget-vault': {
    loading: 'Chargement de PayPal…',
    waiting: 'En attente de PayPal…',
    notAvailable: 'PayPal n’est pas disponible pour le moment.',
    saved: 'Votre compte PayPal est enregistré.',
    retry: 'Réessayer',
  },
  'pay-widget-wallet': {
    notHere: '{name} n’est pas disponible ici. Réessayez, ou choisissez un autre moyen de paiement.',
    loading: 'Chargement de {name}…',
    unstarted: 'Le paiement n’a pas pu être lancé. Appuyez de nouveau sur le bouton.',
    unknown:
      'Nous ne savons pas si le paiement a été effectué. Appuyez de nouveau sur le bouton pour vérifier : vous ne serez pas débité deux fois.',
  },
};
