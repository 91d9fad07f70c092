/** French; no native speaker has read it yet. */
export const GIVING_CHANGE_FR = {
  askAmount: 'Changer le montant ?',
  askDay: 'Changer le jour ?',
  askPause: 'Mettre votre don mensuel en pause ?',
  askResume: 'Terminer la pause ?',
  askStop: 'Arrêter votre don mensuel ?',
  doAmount: 'Changer le montant',
  doDay: 'Changer le jour',
  doPause: 'Mettre mon don mensuel en pause',
  doResume: 'Terminer la pause',
  doStop: 'Arrêter mon don mensuel',
  backAmount: 'Le laisser tel quel',
  backDay: 'Le laisser tel quel',
  backPause: 'Ne pas mettre en pause',
  backResume: 'Rester en pause',
  backStop: 'Continuer à donner',
  newTitle: 'Quelque chose a changé entre-temps',
  newText: 'Vous n’avez encore rien changé. Relisez ce qui se passerait, puis confirmez.',
  giveCard: 'Donner une autre carte',
  useBank: 'Utiliser un compte bancaire',
  newCard:
    'Votre don mensuel est actuellement prélevé sur {source}. Rien n’est prélevé aujourd’hui : la nouvelle carte sert au prochain don et à tous les suivants.',
  newAccount:
    'Votre don mensuel est actuellement prélevé sur {source}. Rien n’est prélevé aujourd’hui : le nouveau compte sert au prochain don et à tous les suivants.',
  needsScript: 'Ceci nécessite JavaScript',
  needsScriptText:
    'Le formulaire vient de notre prestataire de paiement : vos numéros ne nous parviennent jamais. Activez JavaScript, ou appelez le {phone} (exemple).',
  agreed: 'J’ai lu l’accord, et je peux autoriser seul les prélèvements sur ce compte',
  back: 'Retour à votre don mensuel',
  unclear: 'Notre prestataire de paiement n’a pas donné de réponse claire. Rien n’a été changé : réessayez.',
  unchanged: 'Rien n’a été changé.',
  unreached:
    'Notre prestataire de paiement est injoignable. Rien n’a été changé et aucun argent n’a été transféré : réessayez dans une minute.',
  unknown:
    'Notre prestataire de paiement n’a pas répondu. Rien n’a été changé et aucun argent n’a été transféré : réessayez dans une minute.',
  incomplete: 'Le formulaire n’était pas complet. Rien n’a été changé : réessayez.',
  tickAgreement: 'Cochez la case pour accepter l’accord.',
  oneMoment: 'Un instant : nous l’enregistrons pour votre don mensuel…',
  reload: 'Rechargez cette page pour réessayer.',
  noServer: 'Notre serveur est injoignable. Rechargez cette page pour réessayer ; rien n’est prélevé deux fois.',
  useCard: 'Utiliser cette carte',
  useAccount: 'Utiliser ce compte',
};
