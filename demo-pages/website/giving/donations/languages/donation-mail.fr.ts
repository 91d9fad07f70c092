/** French; no native speaker has read it yet. */
export const DONATION_MAIL_FR = {
  arrived: 'Votre don est arrivé. Grâce à vous, des familles qui ont dû fuir reçoivent ce dont elles ont besoin.',
  returned: 'De l’argent de votre don a été rendu : voici un reçu qui remplace le premier.',
  seeAll: 'Voir tous vos dons',
  reason: 'Vous recevez ce message parce que vous avez fait un don sur notre site.',
  gaveMemory: '{giver} a donné à la mémoire de {name}',
  gaveHonour: '{giver} a donné en l’honneur de {name}',
  givenMemory: 'Un don a été fait à la mémoire de {name}. Il va à des familles qui ont dû fuir.',
  givenHonour: 'Un don a été fait en l’honneur de {name}. Il va à des familles qui ont dû fuir.',
  reinstated:
    'Votre banque avait repris votre don et nous a rendu l’argent. Votre don compte de nouveau, et voici son reçu. Vous n’avez rien à faire.',
};
