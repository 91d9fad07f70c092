/** French; no native speaker has read it yet. */
export const PAYMENT_ANSWERS_FR = {
  declined:
    'Votre banque a refusé cette carte : rien n’a été débité. Demandez à votre banque ou utilisez une autre carte.',
  declinedExpired:
    'Cette carte a expiré : rien n’a été débité. Vérifiez la date d’expiration ou utilisez une autre carte.',
  declinedCcv:
    'Le code de sécurité (CCV) de votre carte est faux : rien n’a été débité. Saisissez à nouveau votre carte et vérifiez le code.',
  declinedFunds:
    'Votre banque indique que le solde ne suffit pas pour ce paiement : rien n’a été débité. Utilisez une autre carte ou réessayez plus tard.',
  declinedLimit:
    'Ce paiement dépasse le plafond de votre carte : rien n’a été débité. Renseignez-vous auprès de votre banque ou utilisez une autre carte.',
  bankAway:
    'Votre banque n’a pas répondu : rien n’a été débité. Réessayez dans quelques minutes ou utilisez une autre carte.',
  bankRefused:
    'Votre banque n’a pas pu confirmer que ce paiement vient de vous : rien n’a été débité. Réessayez ou utilisez une autre carte.',
  ourFault:
    'Une panne de notre côté a arrêté ce paiement : rien n’a été débité. Votre carte ou votre compte n’est pas en cause. Réessayez dans quelques minutes ou appelez-nous.',
  failed: 'Votre carte n’a pas pu être traitée et rien n’a été débité. Réessayez ou utilisez une autre carte.',
  badToken: 'Ces données de paiement n’ont pas pu être utilisées : rien n’a été débité. Saisissez-les à nouveau.',
  unreached:
    'Nous n’avons pas pu joindre notre prestataire de paiement : rien n’a été débité. Réessayez dans quelques minutes.',
  busy: 'Notre prestataire de paiement est très sollicité en ce moment : rien n’a été débité. Réessayez dans une minute.',
  unknown:
    'Nous vérifions encore si votre paiement a abouti. Ne payez pas à nouveau : rechargez cette page dans une minute. Vous ne serez pas débité deux fois.',
  bankCheck:
    'Votre banque veut d’abord confirmer ce paiement avec vous : rien n’a été débité. Saisissez à nouveau votre carte et confirmez.',
  walletRefused: 'PayPal n’a pas effectué ce paiement et rien n’a été débité. Réessayez ou payez par carte.',
  walletPending:
    'PayPal vérifie encore ce paiement. Ne payez pas à nouveau : votre reçu arrive par e-mail dès qu’il a abouti.',
  unreceived: 'Votre paiement ne nous est pas parvenu : rien n’a été débité. Réessayez.',
  alreadyPaid: 'Cette commande est déjà payée : rien de plus n’a été débité. Rechargez cette page pour continuer.',
  amountChanged:
    'Le total de votre panier a changé : rien n’a été débité. Rechargez cette page, vérifiez le nouveau total et payez à nouveau.',
  stockShort:
    'Quelqu’un a été plus rapide : il reste moins d’exemplaires d’un cadeau que dans votre panier, et rien n’a été débité. Rechargez cette page pour voir ce qui a changé, puis payez le reste.',
  notOffered: 'Ce moyen de paiement n’est pas proposé ici : rien n’a été débité. Choisissez-en un autre.',
  noOrder:
    'Nous n’avons pas trouvé votre commande dans ce navigateur. Avant de payer à nouveau, cherchez un reçu dans vos e-mails. S’il n’y en a pas, retournez à votre panier et recommencez.',
  emptyCart: 'Votre panier est vide : rien n’a été débité. Choisissez d’abord un cadeau.',
  wallet: 'PayPal n’est pas disponible pour le moment : choisissez un autre moyen de paiement.',
  tooMany: 'Il y a eu trop d’essais de paiement : rien n’a été débité. Attendez dix minutes et réessayez.',
  tooManyToday:
    'Trop de cartes de votre réseau ont été refusées aujourd’hui : celle-ci n’a pas été essayée et rien n’a été débité. Payez avec PayPal, ou appelez-nous et nous prendrons votre don par téléphone.',
  cardLimit:
    'Cette carte a été refusée trop souvent : elle n’a pas été essayée à nouveau et rien n’a été débité. Utilisez une autre carte ou attendez dix minutes.',
  botCheck:
    'Plusieurs cartes ont été refusées : nous devons vérifier qu’une personne paie. Rien n’a été débité. Rechargez cette page et payez à nouveau.',
  badRequest:
    'Le paiement n’a pas pu être lu : il n’a pas été effectué. Rechargez la page, qui indique si un paiement précédent a abouti, puis réessayez.',
  giftPaid: 'Ce don est déjà payé : rien de plus n’a été débité. Votre reçu est dans vos e-mails.',
  giftChanged:
    'Le total de la page et celui de votre don diffèrent : rien n’a été débité. Rechargez cette page, vérifiez le total et donnez à nouveau.',
  noGift:
    'Nous n’avons pas trouvé votre don. Avant de donner à nouveau, cherchez un reçu dans vos e-mails. S’il n’y en a pas, rechargez cette page et recommencez.',
  noAmount: 'Il n’y a pas encore de montant : rien n’a été débité. Choisissez un montant.',
  details: 'Corrigez les données ci-dessous. Rien n’a été débité.',
  unavailable: 'Cette façon de donner n’est pas possible pour ce don : rien n’a été débité. Choisissez-en une autre.',
};
