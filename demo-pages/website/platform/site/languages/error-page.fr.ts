/** French; no native speaker has read it yet. */
export const ERROR_PAGE_FR = {
  notFoundTitle: 'Page introuvable',
  notFound: 'Nous n’avons pas trouvé cette page',
  mayHaveMoved: 'Elle a peut-être été déplacée, ou l’adresse contient une faute de frappe. Votre panier est conservé.',
  seeGifts: 'Voir les cadeaux',
  toFront: 'Retour à l’accueil',
  wentWrong: 'Un problème est survenu',
  couldNot: 'Nous n’avons pas pu le faire',
  fault: 'Un problème est survenu de notre côté. Votre panier est conservé : réessayez dans un instant.',
  openAgain: 'Ouvrez de nouveau la page. Rien n’a été changé.',
  tooManyLinks: 'Trop de liens ont été demandés depuis votre réseau : réessayez dans dix minutes.',
  ownPages: 'Ce formulaire ne peut être envoyé que depuis nos pages : ouvrez de nouveau la page et réessayez.',
  manyPeople: 'Un très grand nombre de personnes envoient des formulaires. Réessayez dans un instant.',
};
