/** French; no native speaker has read it yet. */
export const NEWSLETTER_MAIL_FR = {
  subject: 'Bienvenue : des nouvelles de Haven, environ une fois par mois',
  heading: 'Merci de rester en contact',
  welcome:
    'Environ une fois par mois, vous aurez des nouvelles de ceux que vous soutenez : ce qui est arrivé à une école, un puits ou une famille, et la suite. Pas plus, et votre adresse ne va à personne d’autre.',
  read: 'Lire les dernières nouvelles',
  reason:
    'Vous recevez ce message parce que cette adresse a été saisie dans un de nos formulaires de lettre d’information. Si ce n’était pas vous, désabonnez-vous : vous n’entendrez plus rien.',
  leave: 'Quitter la lettre d’information',
  leaveText:
    'Quelqu’un a saisi cette adresse pour quitter notre lettre d’information. Appuyez encore une fois sur le bouton, et nous n’y envoyons plus rien.',
  leaveNotYou: 'Ce n’était pas vous ? Ne faites rien, et tout reste comme avant.',
  leaveReason: 'Vous recevez ce message parce que cette adresse a été saisie sur notre page de désabonnement.',
};
