/** French; no native speaker has read it yet. */
export const ORDER_MAIL_FR = {
  arrived: 'Votre paiement est passé. Grâce à vous, des familles qui ont dû fuir reçoivent ce dont elles ont besoin.',
  printReady: 'Vos cartes à imprimer sont prêtes, sur papier A4 et A5.',
  print: 'Imprimer vos cartes',
  seeAndPrint: 'Voir votre commande et imprimer le reçu',
  subject: '{title} : commande {id}',
  reason: 'Vous recevez ce message parce que vous avez acheté des cadeaux dans notre boutique.',
  cardSubject: '{sender} a fait un don en votre nom',
  cardGift: 'Donné en votre nom : {gift}. Il va à une famille qui a dû fuir ; la carte est à vous.',
  aGift: 'Un cadeau',
  openCard: 'Ouvrir votre carte',
  linkSubject: 'Votre commande {id}',
  link: 'Voici le lien vers votre commande, avec son reçu et ses cartes.',
  see: 'Voir votre commande',
  linkReason: 'Vous recevez ce message parce que quelqu’un a demandé le lien vers cette commande sur notre site.',
  toPayPal:
    'Nous avons renvoyé {money} sur votre compte PayPal. Il peut falloir trois à cinq jours ouvrables avant de le voir.',
  toCard:
    'Nous avons renvoyé {money} sur la carte avec laquelle vous avez payé. Il peut falloir trois à cinq jours ouvrables avant de le voir.',
  order: 'Commande',
  refundedNow: 'Remboursé maintenant',
  seeReceipt: 'Voir votre commande et son reçu',
  refundReason: 'Vous recevez ce message parce que nous avons remboursé une de vos commandes.',
  takenBack:
    'Votre banque a repris {money} de ce que vous aviez payé pour cette commande, parce que le paiement a été contesté. Les cartes qui ne sont pas encore parties ne partent pas. Si vous ne l’avez pas demandé, appelez votre banque ou nous : {phone}.',
  takenBackNow: 'Repris maintenant',
  cameBackTitle: 'Votre paiement compte de nouveau',
  cameBack:
    'Votre banque nous a rendu {money} qu’elle avait repris. Vous n’avez rien à faire : votre commande compte de nouveau, et son reçu aussi.',
  cameBackNow: 'Rendu maintenant',
  movedReason: 'Vous recevez ce message parce que votre banque a déplacé l’argent d’une de vos commandes.',
};
