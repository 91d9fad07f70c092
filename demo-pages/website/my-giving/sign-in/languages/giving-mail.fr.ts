/** French; no native speaker has read it yet. */
export const GIVING_MAIL_FR = {
  linkSubject: 'Votre lien vers vos dons',
  link: 'Ce lien vous montre vos dons, vos reçus et vos dons mensuels. Il fonctionne 30 minutes, et une seule fois.',
  see: 'Voir mes dons',
  notAsked: 'Vous ne l’avez pas demandé ? Ne faites rien : sans ce message, personne ne peut utiliser le lien.',
  linkReason: 'Vous recevez ce message parce que cette adresse a été saisie sur la page « Mes dons ».',
  erased: 'Vos données ont été effacées',
  erasedText:
    'Nous avons supprimé votre nom, vos adresses et tout ce qui dit qui vous êtes. Les montants, jours et numéros de reçu de vos dons restent dans nos comptes sans vous, car la loi les exige.',
  lastMail: 'Ce message est le dernier : votre adresse est retirée de notre boîte d’envoi une fois qu’il est parti.',
  erasedReason:
    'Vous recevez ce message parce que vous nous avez demandé, connecté avec cette adresse, d’effacer vos données.',
};
